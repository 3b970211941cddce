import sharp from 'sharp'
import type { Browser } from './Browser.ts'

/** Two colours are equal if each channel differs by less than this. Channels are in [0, 255]. */
const COLOUR_TOLERANCE = 40

/** The share of an element's box that has its text colour, [0, 1]. */
export async function textColourShare(browser: Browser, selector: string): Promise<number> {
  const { left, top, width, height, color, windowWidth } = await browser.run(
    (target) => {
      const element = document.querySelector(target)
      if (!element) throw new Error(`There is no ${target}`)
      const box = element.getBoundingClientRect()
      // The channels of a colour such as 'rgb(12, 34, 56)'.
      const channels = getComputedStyle(element).color.match(/\d+/g)?.map(Number)
      return { ...box.toJSON(), color: channels, windowWidth: innerWidth }
    },
    [selector],
  )
  const screenshot = sharp(await browser.screenshot()).removeAlpha()
  const scale = ((await screenshot.metadata()).width ?? 0) / windowWidth
  const toPixels = (length: number) => Math.floor(length * scale)
  const pixels = await screenshot
    .extract({ left: toPixels(left), top: toPixels(top), width: toPixels(width), height: toPixels(height) })
    .raw()
    .toBuffer()
  let matching = 0
  for (let index = 0; index < pixels.length; index += 3)
    if (
      [0, 1, 2].every(
        (channel) => Math.abs((pixels[index + channel] ?? 0) - color[channel]) < COLOUR_TOLERANCE,
      )
    )
      matching++
  return matching / (pixels.length / 3)
}
