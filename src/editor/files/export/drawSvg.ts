import { canvasContext } from '../canvas.ts'

/** Draws a square SVG on a new canvas. @throws if the browser cannot draw it */
export async function drawSvg(svg: string, sidePx: number): Promise<HTMLCanvasElement> {
  // Firefox draws no SVG without a width and a height.
  const svgWithSize = svg.replace('<svg ', `<svg width="${sidePx}" height="${sidePx}" `)
  const image = new Image()
  image.src = `data:image/svg+xml,${encodeURIComponent(svgWithSize)}`
  await image.decode()
  const context = canvasContext(sidePx, sidePx)
  context.drawImage(image, 0, 0, sidePx, sidePx)
  return context.canvas
}
