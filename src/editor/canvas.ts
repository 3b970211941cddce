/** @returns the 2D context of a new canvas @throws if the browser gives none */
export function canvasContext(width: number, height: number): CanvasRenderingContext2D {
  const context = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d')
  if (!context) throw new Error('canvasContext: the browser gives no 2D context')
  return context
}

/** The picture of a canvas as a file. @param type a MIME type @param quality [0, 1], else the browser's default @throws if the browser cannot write this type */
export async function encode(
  canvas: HTMLCanvasElement,
  type: string,
  quality?: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality))
  if (blob?.type !== type) throw new Error(`encode: the browser cannot write ${type}`)
  return new Uint8Array(await blob.arrayBuffer())
}
