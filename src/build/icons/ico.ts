/** An ICO file: a table of contents, then the pictures as they are. Source: ICO format, as Windows Vista reads it. */
export function ico(pictures: readonly { readonly sizePx: number; readonly bytes: Buffer }[]): Buffer {
  const HEADER = 6
  const ENTRY = 16
  const table = Buffer.alloc(HEADER + ENTRY * pictures.length)
  table.writeUInt16LE(1, 2)
  table.writeUInt16LE(pictures.length, 4)
  let offset = table.length
  for (const [index, { sizePx, bytes }] of pictures.entries()) {
    const at = HEADER + ENTRY * index
    table.writeUInt8(sizePx, at)
    table.writeUInt8(sizePx, at + 1)
    table.writeUInt16LE(1, at + 4)
    table.writeUInt16LE(32, at + 6)
    table.writeUInt32LE(bytes.length, at + 8)
    table.writeUInt32LE(offset, at + 12)
    offset += bytes.length
  }
  return Buffer.concat([table, ...pictures.map(({ bytes }) => bytes)])
}
