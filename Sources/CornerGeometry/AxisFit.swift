import CornerTokens
import Expressions

/// Where a component lies along one axis of the component around it.
///
///     frame ├──────────────────────────────────────┤
///           │ near │   own size   │ left over│ far │   held to the near edge
///           │ near │       fills the room    │ far │   not held
///           │ near │half│   own size    │half│ far │   centred
struct AxisFit {
  /// What decides the place on the axis.
  enum Hold {
    case nothing
    case near
    case far
    case center
  }

  /// Points from the frame's near edge (top, leading); unknown with its reason.
  var near: Double
  /// Points from the frame's far edge (bottom, trailing); unknown with its reason.
  var far: Double
  /// Points; unknown when neither stated nor filling a known room.
  var size: Double
  /// True when both distances, or the one to the edge that holds it, are padding and inset alone.
  var isPadded = true

  /// Fits a component of the size `own` between `near` and `far`, the padding and inset at each end.
  ///
  /// `frame` is the size of the component around it. All are points and may be unknown.
  @inline(__always)
  init(
    frame: Double, near: Double, far: Double, own: Double, hold: Hold, tolerance: Tolerance
  ) {
    self.near = near
    self.far = far
    size = own
    // Most components neither know their frame nor are aligned: they fill it, whatever it is.
    if hold == .nothing, frame.isNaN, !LengthArithmetic.isBroken(frame) {
      if own.isNaN, !LengthArithmetic.isBroken(own) { size = frame }
      return
    }
    fit(
      room: LengthArithmetic.difference(LengthArithmetic.difference(frame, near), far),
      hold: hold, tolerance: tolerance)
  }

  private mutating func fit(room: Double, hold: Hold, tolerance: Tolerance) {
    switch hold {
    case .nothing:
      fillOrCenter(room: room, tolerance: tolerance)
    case .near:
      far = LengthArithmetic.sum(far, leftOver(in: room))
    case .far:
      near = LengthArithmetic.sum(near, leftOver(in: room))
    case .center:
      let leftOver = leftOver(in: room)
      let half = leftOver.isNaN ? leftOver : leftOver / 2
      near = LengthArithmetic.sum(near, half)
      far = LengthArithmetic.sum(far, half)
      isPadded = !leftOver.isNaN && tolerance.same(leftOver, 0)
    }
  }

  private mutating func fillOrCenter(room: Double, tolerance: Tolerance) {
    let broken = UnknownReason.brokenValue.measure
    if size.isNaN {
      // Undeclared, it fills; unreadable, it may fill or be centred.
      if LengthArithmetic.isBroken(size), !room.isNaN {
        near = broken
        far = broken
      } else if !LengthArithmetic.isBroken(size) {
        size = room < 0 ? 0 : room
      }
    } else if room.isNaN {
      if LengthArithmetic.isBroken(room) {
        near = broken
        far = broken
        size = broken
      }
    } else if tolerance.exceeds(room, size) {
      let half = (room - size) / 2
      near = LengthArithmetic.sum(near, half)
      far = LengthArithmetic.sum(far, half)
      isPadded = false
    } else {
      size = room < 0 ? 0 : room
    }
  }

  private func leftOver(in room: Double) -> Double {
    if room.isNaN || size.isNaN {
      return LengthArithmetic.unknown(room, size, else: .centredWithoutSize)
    }
    return LengthArithmetic.difference(room, size)
  }
}
