/// The pictures of a violation side by side: the corners as they are, and after the change.
struct HTMLPictures {
  let entry: PictureAlbum.Entry
  let album: PictureAlbum
  /// Whether the second one is shown.
  let showsAfter: Bool

  /// Writes the figures.
  func write(to html: inout HTMLWriter) {
    html.write("<div class=p><figure>")
    write(entry.before, to: &html)
    html.write("<figcaption>as it is</figcaption></figure>")
    if showsAfter, let after = entry.after {
      html.write("<figure>")
      write(after, to: &html)
      html.write("<figcaption>after the change")
      if !entry.change.isEmpty {
        html.write(": ")
        html.writeSentence(entry.change)
      }
      html.write("</figcaption></figure>")
    } else if showsAfter, !entry.change.isEmpty {
      html.write("<p>After the change: ")
      html.writeSentence(entry.change)
      html.write("\n")
    }
    html.write("</div>\n")
  }

  /// Writes a picture whose drawing stands in it, or elsewhere when several have it.
  private func write(_ picture: PictureAlbum.Picture, to html: inout HTMLWriter) {
    let drawing = album.drawings[picture.drawing]
    html.write(markup: picture.tag)
    if drawing.uses > 1 {
      html.write("<use href=\"#p")
      html.write(picture.drawing)
      html.write("\"/>")
    } else {
      html.write(markup: drawing.elements)
    }
    html.write("</svg>")
  }
}
