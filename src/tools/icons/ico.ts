const HEADER_BYTES = 6
const ENTRY_BYTES = 16
const ICON_TYPE = 1
const COLOR_PLANES = 1
const BITS_PER_PIXEL = 32

/** An ICO file of PNG files. @param pictures square, [1, 255] px wide */
export function ico(pictures: readonly { readonly sizePx: number; readonly bytes: Buffer }[]): Buffer {
  const table = Buffer.alloc(HEADER_BYTES + ENTRY_BYTES * pictures.length)
  table.writeUInt16LE(ICON_TYPE, 2)
  table.writeUInt16LE(pictures.length, 4)
  let offset = table.length
  for (const [index, { sizePx, bytes }] of pictures.entries()) {
    const entry = HEADER_BYTES + ENTRY_BYTES * index
    table.writeUInt8(sizePx, entry)
    table.writeUInt8(sizePx, entry + 1)
    table.writeUInt16LE(COLOR_PLANES, entry + 4)
    table.writeUInt16LE(BITS_PER_PIXEL, entry + 6)
    table.writeUInt32LE(bytes.length, entry + 8)
    table.writeUInt32LE(offset, entry + 12)
    offset += bytes.length
  }
  return Buffer.concat([table, ...pictures.map(({ bytes }) => bytes)])
}
