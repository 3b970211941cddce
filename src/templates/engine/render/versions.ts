import { hashOf } from '../../../lib/hashOf.ts'

/** Files by their paths. */
type Files = ReadonlyMap<string, Uint8Array>

/** Matches the address of a file in HTML or in CSS, as in `url("pictures/sky.webp")`. */
const FILE_ADDRESS = /((?:\s(?:src|href)=|\burl\()")([^"]+)(?=")/g
/** Chats keep the picture of a card for weeks, and home screens an icon. Some of them ignore a query. */
const KEPT_BY_OTHERS = /^(share|icon)\.\w+$/

/**
 * The published address of a file, with its version: browsers keep files for a while, and would show returning visitors the
 * old portrait. As in `portrait.webp?v=1x2y3z`, because files on a disk are found with a query too, or in the name, as in
 * `share-1x2y3z.jpg`.
 * @param file a path; an address that is no path in `files` stays as it is
 */
export function addressIn(files: Files, file: string): string {
  const bytes = files.get(file)
  if (!bytes) return file
  const version = hashOf(bytes)
  if (KEPT_BY_OTHERS.test(file)) return file.replace('.', `-${version}.`)
  // The editor names the user's picture for chats by its version.
  return file.includes(version) ? file : `${file}?v=${version}`
}

/** Adds their versions to the addresses of files in a page or a style sheet. */
export function withVersions(text: string, files: Files): string {
  return text.replace(FILE_ADDRESS, (_, start: string, file: string) => start + addressIn(files, file))
}

/** The path under which a file is published. */
export function publishedPath(files: Files, path: string): string {
  return KEPT_BY_OTHERS.test(path) ? addressIn(files, path) : path
}
