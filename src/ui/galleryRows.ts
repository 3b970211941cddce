interface Shape {
  /** True for a picture that leads the others, or can only be read at full width. */
  readonly isWide: boolean
  /** True for a portrait, which would fill the window at full width. */
  readonly isTall: boolean
}

/**
 * Decides which pictures fill a row of a gallery with two columns, so that there is no gap: the wide ones, and one
 * picture of each odd run between them. That is the first picture of the gallery, or the last one before a wide one.
 */
export function galleryRows(pictures: readonly Shape[]): readonly boolean[] {
  const rows = pictures.map(({ isWide, isTall }) => isWide && !isTall)
  const ends = [...rows.flatMap((fills, index) => (fills ? [index] : [])), pictures.length]
  let start = 0
  for (const end of ends) {
    const odd = start === 0 ? 0 : end - 1
    if ((end - start) % 2 === 1) rows[odd] = pictures[odd]?.isTall === false
    start = end + 1
  }
  return rows
}
