import { canvasOf } from '../canvas.ts'

/** A square drawing as a canvas. @param side in pixels @throws when the browser cannot draw it */
export async function drawSvg(svg: string, side: number): Promise<HTMLCanvasElement> {
  // Without a size of its own Firefox draws nothing.
  const sized = svg.replace('<svg ', `<svg width="${side}" height="${side}" `)
  const image = new Image()
  image.src = `data:image/svg+xml,${encodeURIComponent(sized)}`
  await image.decode()
  const context = canvasOf(side, side)
  context.drawImage(image, 0, 0, side, side)
  return context.canvas
}
