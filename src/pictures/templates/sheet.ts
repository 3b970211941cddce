import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { seeded } from './noise.ts'
import { pixelPicture } from './pixels.ts'

const FONTS = 'node_modules/@fontsource-variable'

async function face(family: string, slug: string, style: string, weights: string): Promise<string> {
  const bytes = await readFile(join(FONTS, slug, 'files', `${slug}-latin-wght-${style}.woff2`))
  const address = `data:font/woff2;base64,${bytes.toString('base64')}`
  return `@font-face{font-family:'${family}';font-style:${style};font-weight:${weights};src:url(${address})}`
}

const BASE = `
  *{box-sizing:border-box;margin:0;padding:0}
  body{width:1920px;height:1080px;overflow:hidden;position:relative;isolation:isolate;
    font-family:Source,sans-serif;-webkit-font-smoothing:antialiased}
  svg,img{display:block}
  .fill{position:absolute;inset:0;width:100%;height:100%}
  .at{position:absolute}
`

function speckles(): Promise<string> {
  const random = seeded(4)
  return pixelPicture(512, 512, () => {
    const grey = 0.5 + (random() + random() - 1) * 0.42
    return [grey, grey, grey, 1]
  })
}

/** Wraps a scene's styles and elements in a whole 1920×1080 page with the project's two typefaces. */
export async function sheet(styles: string, body: string): Promise<string> {
  const faces = await Promise.all([
    face('Cormorant', 'cormorant-garamond', 'normal', '300 700'),
    face('Cormorant', 'cormorant-garamond', 'italic', '300 700'),
    face('Source', 'source-sans-3', 'normal', '200 900'),
    face('Source', 'source-sans-3', 'italic', '200 900'),
  ])
  const dust = `.grain{background:url(${await speckles()}) 0 0/256px;mix-blend-mode:overlay}`
  const css = `${faces.join('')}${BASE}${dust}${styles}`
  return `<!doctype html><meta charset="utf-8"><style>${css}</style><body>${body}`
}

/** Puts fine grain over everything behind it, so that dark gradients do not show bands. */
export function grain(opacity: number): string {
  return `<div class="fill grain" style="opacity:${opacity}"></div>`
}

/** An `<img>` set by its middle: a square of `size` pixels. */
export function disc(address: string, x: number, y: number, size: number, style = ''): string {
  return `<img class="at" src="${address}" alt="" width="${size}" height="${size}"
    style="left:${x - size / 2}px;top:${y - size / 2}px;${style}">`
}

/** A soft round light, set by its middle; `colour` fades to nothing at the edge. */
export function glow(
  colour: string,
  x: number,
  y: number,
  width: number,
  height = width,
  style = '',
): string {
  return `<div class="at" style="left:${x - width / 2}px;top:${y - height / 2}px;width:${width}px;
    height:${height}px;background:radial-gradient(closest-side,${colour},transparent);${style}"></div>`
}

/** A mist picture stretched over a box. */
export function bank(
  address: string,
  x: number,
  y: number,
  width: number,
  height: number,
  style = '',
): string {
  return `<img class="at" src="${address}" alt=""
    style="left:${x}px;top:${y}px;width:${width}px;height:${height}px;${style}">`
}
