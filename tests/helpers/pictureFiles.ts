import { asciiSlug } from '../../src/lib/slug.ts'

/** A picture's file: `/assets/pictures/red-moon-1a2b3c4d-400x300.avif`. `-crisp`: pixel art. `-moving`: animated. */
const PICTURE_FILE = /\/assets\/pictures\/(.+)-[0-9a-f]{8}(-crisp)?-\d+x\d+(-moving)?\.(avif|webp)$/

/** How the names of an original's files begin. @param src the original's path in the content */
function pictureSlug(src: string): string {
  return asciiSlug(src.replace(/\.\w+$/, '')) || 'picture'
}

/** The slug of the original of a file that `PICTURE_FILE` matches; undefined for any other file. */
export function pictureIn(address: string): string | undefined {
  return PICTURE_FILE.exec(address)?.[1]
}

/** Matches the addresses of an original's files. @param src the original's path in the content */
export function filePatternOf(src: string): RegExp {
  return new RegExp(
    `/assets/pictures/${pictureSlug(src)}-[0-9a-f]{8}(-crisp)?-\\d+x\\d+(-moving)?\\.(avif|webp)$`,
  )
}
