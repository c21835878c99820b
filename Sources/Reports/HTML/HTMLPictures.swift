/// The pictures of a violation side by side: the corners as they are, and after the change.
struct HTMLPictures {
  let entry: PictureAlbum.Entry
  let album: PictureAlbum
  /// Whether the second one is shown.
  let showsAfter: Bool
  /// Whether they wait until the page's script wants them.
  ///
  /// What stands in a `<noscript>` is text to a browser that runs scripts, which costs it next to
  /// nothing; where none run it is shown as it is.
  let isDeferred: Bool

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
    if isDeferred { html.write("<noscript>") }
    html.write(markup: picture.tag)
    if drawing.uses > 1 {
      html.write("<use href=\"#p")
      html.write(picture.drawing)
      html.write("\"/>")
    } else {
      html.write(markup: drawing.elements)
    }
    html.write(isDeferred ? "</svg></noscript>" : "</svg>")
  }
}
