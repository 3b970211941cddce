export interface PictureFacts {
  readonly kind: 'png' | 'jpeg' | 'webp' | 'gif' | 'heif' | 'svg' | 'unknown'
  /** Size in px, before the rotation by the picture's metadata; null if unknown. */
  readonly size: { readonly width: number; readonly height: number } | null
  /** True if the picture may have several frames. */
  readonly moves: boolean
}

/** The brands of HEIC and AVIF files, which are HEIF containers. */
const HEIF_BRANDS = ['avif', 'avis', 'heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']

/** Reads the format and the size of a picture without decoding it. @param bytes the whole file */
export function inspectPicture(bytes: Uint8Array): PictureFacts {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const ascii = (offset: number, length = 4) =>
    String.fromCharCode(...bytes.subarray(offset, offset + length))
  try {
    if (ascii(1, 3) === 'PNG')
      return {
        kind: 'png',
        size: { width: view.getUint32(16), height: view.getUint32(20) },
        moves: isAnimatedPng(view, ascii),
      }
    if (ascii(0, 3) === 'GIF')
      return {
        kind: 'gif',
        size: { width: view.getUint16(6, true), height: view.getUint16(8, true) },
        moves: true,
      }
    if (ascii(0) === 'RIFF' && ascii(8) === 'WEBP') {
      // The flag for an animation of an extended WebP (RFC 9649).
      const moves = ascii(12) === 'VP8X' && (view.getUint8(20) & 2) !== 0
      return { kind: 'webp', size: webpSize(view, ascii(12)), moves }
    }
    if (view.getUint16(0) === 0xffd8) return { kind: 'jpeg', size: jpegSize(view), moves: false }
    if (ascii(4) === 'ftyp' && HEIF_BRANDS.includes(ascii(8)))
      return { kind: 'heif', size: null, moves: ascii(8) === 'avis' }
  } catch (error) {
    // The file ends before its size field, so its format counts as unknown.
    if (!(error instanceof RangeError)) throw error
  }
  return {
    kind: /^\s*<(\?xml|!doctype svg|svg)/i.test(ascii(0, 64)) ? 'svg' : 'unknown',
    size: null,
    moves: false,
  }
}

/** An animated PNG has the chunk `acTL` before its first picture. A chunk has its length, its name, and a checksum. */
function isAnimatedPng(view: DataView, ascii: (offset: number) => string): boolean {
  for (let offset = 8; offset + 8 <= view.byteLength; offset += 12 + view.getUint32(offset)) {
    if (ascii(offset + 4) === 'acTL') return true
    if (ascii(offset + 4) === 'IDAT') return false
  }
  return false
}

/** RFC 9649 and RFC 6386 define the offsets and bit fields. @param chunk the name of the first chunk */
function webpSize(view: DataView, chunk: string): PictureFacts['size'] {
  if (chunk === 'VP8X') {
    const side = (offset: number) => 1 + view.getUint16(offset, true) + (view.getUint8(offset + 2) << 16)
    return { width: side(24), height: side(27) }
  }
  if (chunk === 'VP8L') {
    const bits = view.getUint32(21, true)
    return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >> 14) & 0x3fff) }
  }
  return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff }
}

/** Goes from segment to segment to the first frame header (SOF), which has the size. */
function jpegSize(view: DataView): PictureFacts['size'] {
  let offset = 2
  for (;;) {
    const marker = view.getUint16(offset)
    // Any number of bytes FF may be before a marker.
    if (marker === 0xffff) {
      offset += 1
      continue
    }
    // The markers from FFC0 to FFCF are frame headers, except FFC4, FFC8 and FFCC.
    const isFrame = marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker)
    if (isFrame) return { height: view.getUint16(offset + 5), width: view.getUint16(offset + 7) }
    // Not a marker: the file is damaged.
    if (marker < 0xff00) return null
    offset += 2 + view.getUint16(offset + 2)
  }
}
