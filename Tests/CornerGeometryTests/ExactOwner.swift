/// What is around a placement.
enum ExactOwner {
  case nothing
  case display
  case ancestor(ExactPlacement)
}
