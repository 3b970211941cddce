/** A file that the build made from an original: the slug of the original's name, a hash, and the size. */
const PICTURE_FILE = /\/assets\/pictures\/(.+)-[0-9a-f]{8}-\d+x\d+(-moving)?\.(avif|webp)$/

/** The prefix of the files made from an original. @param src the original's path in the content */
export function pictureSlug(src: string): string {
  return src
    .replace(/\.\w+$/, '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
}

/** The slug of the original in the address of a picture's file; undefined for any other file. */
export function pictureIn(address: string): string | undefined {
  return PICTURE_FILE.exec(address)?.[1]
}

/** Addresses of an original's files. @param src the original's path in the content */
export function filesOf(src: string): RegExp {
  return new RegExp(`/assets/pictures/${pictureSlug(src)}-[0-9a-f]{8}-\\d+x\\d+(-moving)?\\.(avif|webp)$`)
}
