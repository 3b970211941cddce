import { convert } from 'fontverter'

const BYTES_OF_UINT16 = 2

/**
 * The letters of a font up to U+FFFE. Read one font at a time: a conversion overwrites the result of the previous one.
 * https://learn.microsoft.com/typography/opentype/spec/cmap#format-4-segment-mapping-to-delta-values
 */
export async function lettersOfFont(woff2: Uint8Array): Promise<ReadonlySet<string>> {
  const font = Buffer.from(await convert(Buffer.from(woff2), 'sfnt'))
  const letters = new Set<string>()
  const cmap = tableOffset(font, 'cmap')
  for (let index = 0; index < font.readUInt16BE(cmap + 2); index++) {
    const subtable = cmap + font.readUInt32BE(cmap + 8 + 8 * index)
    const format = font.readUInt16BE(subtable)
    if (format !== 4) continue
    const segments = font.readUInt16BE(subtable + 6) / 2
    const ends = subtable + 14
    const starts = subtable + 16 + segments * BYTES_OF_UINT16
    for (let segment = 0; segment < segments; segment++) {
      const first = font.readUInt16BE(starts + segment * BYTES_OF_UINT16)
      const last = font.readUInt16BE(ends + segment * BYTES_OF_UINT16)
      for (let code = first; code <= last && code < 0xffff; code++) letters.add(String.fromCharCode(code))
    }
  }
  return letters
}

/** The offset of a table in a font, bytes. */
function tableOffset(font: Buffer, tag: string): number {
  for (let row = 12; row < 12 + 16 * font.readUInt16BE(4); row += 16)
    if (font.toString('latin1', row, row + 4) === tag) return font.readUInt32BE(row + 8)
  throw new Error(`the font has no table ${tag}`)
}
