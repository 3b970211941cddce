import { abortable } from '../../lib/abortable.ts'

/** A browser may never answer. The largest picture takes a slow phone about a second. */
const MAX_WRITE_MS = 10_000

/** The 2D context of a new canvas of this size, px. @throws if the browser gives none */
export function canvasContext(width: number, height: number): CanvasRenderingContext2D {
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
