const HEADER_BYTES = 6
const ENTRY_BYTES = 16
/** The type of an ICO file; 2 is a cursor. */
const ICON = 1
const COLOR_PLANES = 1
const BITS_PER_PIXEL = 32

/** An ICO file of PNG files, which Windows reads since Vista; little-endian. @param pictures square, [1, 255] px wide */
export function ico(pictures: readonly { readonly sizePx: number; readonly bytes: Buffer }[]): Buffer {
  const table = Buffer.alloc(HEADER_BYTES + ENTRY_BYTES * pictures.length)
  table.writeUInt16LE(ICON, 2)
  table.writeUInt16LE(pictures.length, 4)
  let offset = table.length
  for (const [index, { sizePx, bytes }] of pictures.entries()) {
    const at = HEADER_BYTES + ENTRY_BYTES * index
    table.writeUInt8(sizePx, at)
    table.writeUInt8(sizePx, at + 1)
    table.writeUInt16LE(COLOR_PLANES, at + 4)
    table.writeUInt16LE(BITS_PER_PIXEL, at + 6)
    table.writeUInt32LE(bytes.length, at + 8)
    table.writeUInt32LE(offset, at + 12)
    offset += bytes.length
  }
  return Buffer.concat([table, ...pictures.map(({ bytes }) => bytes)])
}
