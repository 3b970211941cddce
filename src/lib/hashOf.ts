/** FNV-1a, 32 bits, with letters and digits. `crypto.subtle` is missing on a site without https. */
export function hashOf(bytes: Uint8Array): string {
  let hash = 0x811c9dc5
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193)
  return (hash >>> 0).toString(36)
}
