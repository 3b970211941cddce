import { canvasOf } from '../canvas.ts'

/** Draws a square SVG. @param side px @throws when the browser cannot draw it */
export async function drawSvg(svg: string, side: number): Promise<HTMLCanvasElement> {
  // Firefox draws nothing without a size.
  const sized = svg.replace('<svg ', `<svg width="${side}" height="${side}" `)
  const image = new Image()
  image.src = `data:image/svg+xml,${encodeURIComponent(sized)}`
  await image.decode()
  const context = canvasOf(side, side)
  context.drawImage(image, 0, 0, side, side)
  return context.canvas
}
