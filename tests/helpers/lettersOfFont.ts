import { convert } from 'fontverter'

/** A `cmap` of format 4 describes each segment in four lists of 16-bit numbers. */
const BYTES = 2

/**
 * The letters of a font in the basic plane of Unicode, from the `cmap` table of format 4 that every font has. Read
 * one font at a time, because a conversion overwrites the result of the previous one.
 * https://learn.microsoft.com/typography/opentype/spec/cmap#format-4-segment-mapping-to-delta-values
 */
export async function lettersOfFont(woff2: Uint8Array): Promise<ReadonlySet<string>> {
  const font = Buffer.from(await convert(Buffer.from(woff2), 'sfnt'))
  const letters = new Set<string>()
  const cmap = tableAt(font, 'cmap')
  for (let table = 0; table < font.readUInt16BE(cmap + 2); table++) {
    const at = cmap + font.readUInt32BE(cmap + 8 + 8 * table)
    if (font.readUInt16BE(at) !== 4) continue
    const segments = font.readUInt16BE(at + 6) / 2
    const ends = at + 14
    const starts = at + 16 + segments * BYTES
    for (let segment = 0; segment < segments; segment++) {
      const first = font.readUInt16BE(starts + segment * BYTES)
      const last = font.readUInt16BE(ends + segment * BYTES)
      for (let code = first; code <= last && code < 0xffff; code++) letters.add(String.fromCharCode(code))
    }
  }
  return letters
}

/** The offset of a font's table, bytes. */
function tableAt(font: Buffer, tag: string): number {
  for (let row = 12; row < 12 + 16 * font.readUInt16BE(4); row += 16)
    if (font.toString('latin1', row, row + 4) === tag) return font.readUInt32BE(row + 8)
  throw new Error(`the font has no table ${tag}`)
}
