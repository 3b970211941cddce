/** Matches the address of a file that users change, in HTML or in CSS, as in `url("pictures/sky.webp")`. */
const FILE_ADDRESS = /((?:\s(?:src|href)=|\burl\()")(pictures\/[\w.-]+|style\.css|script\.js)(?=")/g

/**
 * Adds a version to the addresses of the files in a page or a style sheet, as in `portrait.webp?v=1x2y3z`: browsers keep
 * files for a while, and would show returning visitors the old portrait. Files on a disk are found with a query too.
 */
export function withVersions(text: string, files: ReadonlyMap<string, Uint8Array>): string {
  return text.replace(FILE_ADDRESS, (address, start: string, file: string) => {
    const bytes = files.get(file)
    return bytes ? `${start}${file}?v=${hashOf(bytes)}` : address
  })
}

/** FNV-1a, 32 bits. `crypto.subtle` is missing on a site without https. */
function hashOf(bytes: Uint8Array): string {
  let hash = 0x811c9dc5
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193)
  return (hash >>> 0).toString(36)
}
