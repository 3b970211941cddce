import { line, numberFrom, object, pictureFile } from './valueTypes.ts'

const MOST_PX = 20_000
const pixels = numberFrom(1, MOST_PX)

export const pictureType = object({
  file: pictureFile,
  /** What it shows, for those who cannot see it; '' says nothing. */
  alt: line,
  width: pixels,
  height: pixels,
})
