import type { PictureFacts } from './inspectPicture.ts'

/** Larger files than this are refused, bytes. */
export const MOST_BYTES = 30_000_000
/** Larger pictures than this are refused: decoded, each pixel takes four bytes of a phone's memory. */
export const MOST_PIXELS = 64_000_000

const BYTES_A_MB = 1_000_000
const PIXELS_A_MEGAPIXEL = 1_000_000

/** Says in one sentence why a file is refused before its bytes are read; null when they can be. */
export function refusedUnread({
  name,
  size,
}: {
  readonly name: string
  readonly size: number
}): string | null {
  if (size > MOST_BYTES)
    return `${quoted(name)} is ${Math.round(size / BYTES_A_MB)} MB, and at most ${MOST_BYTES / BYTES_A_MB} MB can be added; save it smaller and try again.`
  return size === 0 ? `${quoted(name)} is empty; choose another picture.` : null
}

/** Says in one sentence why a picture is refused; null when it is not. */
export function refusedPicture(name: string, { kind, size }: PictureFacts): string | null {
  if (kind === 'heic')
    return `${quoted(name)} is a HEIC photo, which most browsers cannot show; save it as a JPEG, or take a screenshot of it, and choose that.`
  if (kind === 'svg')
    return `${quoted(name)} is a drawing (SVG), which can hold code; save it as a PNG and choose that.`
  if (kind === 'unknown')
    return `${quoted(name)} is not a picture that can be read; choose a JPEG, PNG, WebP, AVIF or GIF.`
  const pixels = size ? size.width * size.height : 0
  if (pixels > MOST_PIXELS)
    return `${quoted(name)} has ${Math.round(pixels / PIXELS_A_MEGAPIXEL)} megapixels, and at most ${MOST_PIXELS / PIXELS_A_MEGAPIXEL} can be added; save it smaller and try again.`
  return null
}

/** A picture whose shorter side has fewer pixels looks blurred in its place. */
const LEAST_PIXELS = { portrait: 240, sharePicture: 480 } as const

/** Says in one sentence what a visitor may not expect of a picture that was taken; null when there is nothing. */
export function cautionOn(
  name: string,
  { kind, size }: PictureFacts,
  place: keyof typeof LEAST_PIXELS,
): string | null {
  if (kind === 'gif')
    return `${quoted(name)} is a GIF, which stands still on your page, at its first picture.`
  if (size && Math.min(size.width, size.height) < LEAST_PIXELS[place])
    return `${quoted(name)} has only ${size.width} by ${size.height} pixels and may look blurred; choose a larger one if you have it.`
  return null
}

/** Says why a picture could not be decoded that looked like one. */
export function refusedBroken(name: string): string {
  return `${quoted(name)} is broken or cut off; choose another picture.`
}

const quoted = (name: string) => `“${name.length > 60 ? `${name.slice(0, 57)}…` : name || 'The picture'}”`
