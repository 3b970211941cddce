/** The bytes of a base64 data URL. @throws for any other URL */
export function bytesOf(url: string): Uint8Array {
  const [, base64] = /^data:[^,]*;base64,(.*)$/s.exec(url) ?? []
  if (base64 === undefined) throw new Error(`bytesOf: ${url.slice(0, 40)} is no base64 data URL`)
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
}
