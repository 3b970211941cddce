import { abortable } from '../../lib/abortable.ts'

/** Two opaque pixels, RGBA. */
const KNOWN_PIXELS = [12, 23, 34, 255, 200, 150, 100, 255]
/** Brave changes each value by a few units, which nobody sees. */
const MAX_DIFFERENCE = 4
/** A browser may never answer. The largest picture takes a slow phone about a second. */
const MAX_WRITE_MS = 10_000

/** The 2D context of a new canvas of this size, px. @throws if the browser gives none, or noise for what it shows */
export function canvasContext(width: number, height: number): CanvasRenderingContext2D {
  if (!isReadTrue(newContext(2, 1)))
    throw new Error('canvasContext: the browser gives noise for what a canvas shows')
  return newContext(width, height)
}

/**
 * True if the browser reads the pixels of a canvas as they were written. Protection against fingerprinting reads noise, without an
 * error. Each canvas asks again, because the user may have allowed it.
 */
function isReadTrue(context: CanvasRenderingContext2D): boolean {
  context.putImageData(new ImageData(new Uint8ClampedArray(KNOWN_PIXELS), 2, 1), 0, 0)
  return context
    .getImageData(0, 0, 2, 1)
    .data.every((value, index) => Math.abs(value - (KNOWN_PIXELS[index] ?? 0)) <= MAX_DIFFERENCE)
}

function newContext(width: number, height: number): CanvasRenderingContext2D {
  const context = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d')
  if (!context) throw new Error('canvasContext: the browser gives no 2D context')
  return context
}

/**
 * Encodes a canvas as a picture file. @param type MIME @param quality [0, 1]
 * @throws if it becomes PNG or null, or takes longer than `MAX_WRITE_MS`
 */
export async function encode(
  canvas: HTMLCanvasElement,
  type: string,
  quality?: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const writing = new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality))
  const blob = await abortable(writing, AbortSignal.timeout(MAX_WRITE_MS))
  if (blob?.type !== type) throw new Error(`encode: the browser cannot write ${type}`)
  return new Uint8Array(await blob.arrayBuffer())
}
