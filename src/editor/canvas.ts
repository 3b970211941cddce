export function canvasOf(width: number, height: number): CanvasRenderingContext2D {
  const context = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d')
  if (!context) throw new Error('canvasOf: the browser gives no canvas to draw on')
  return context
}

/** @throws when the browser does not support the type */
export async function encoded(
  canvas: HTMLCanvasElement,
  type: string,
  quality?: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality))
  if (blob?.type !== type) throw new Error(`encoded: the browser writes no ${type}`)
  return new Uint8Array(await blob.arrayBuffer())
}
