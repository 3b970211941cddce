interface Shape {
  /** True for the main picture, or one that is readable only at full width. */
  readonly isWide: boolean
  /** True for a portrait, which would fill the window at full width. */
  readonly isTall: boolean
}

/**
 * Decides which pictures fill a row of a gallery with two columns, so that there is no gap: the wide ones, and one
 * picture of each odd run between them. That is the first picture of the gallery, or the last one before a wide one.
 *
 * @returns for each picture, true if it fills a row
 */
export function galleryRows(pictures: readonly Shape[]): readonly boolean[] {
  const fillsRow = pictures.map(({ isWide, isTall }) => isWide && !isTall)
  const ends = [...fillsRow.flatMap((fills, index) => (fills ? [index] : [])), pictures.length]
  let start = 0
  for (const end of ends) {
    const single = start === 0 ? 0 : end - 1
    if ((end - start) % 2 === 1) fillsRow[single] = pictures[single]?.isTall === false
    start = end + 1
  }
  return fillsRow
}
