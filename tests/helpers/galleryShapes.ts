import type { Page } from 'playwright/test'

/** Least height of a picture in the lightbox, CSS px. A picture at least half as wide as the window may be lower. */
const MIN_HEIGHT_PX = 40

/** In galleries of several pictures: the addresses of pictures lower than their row, or in a row with a gap at a side. */
export function picturesAtGaps(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main ul:has(a > picture)')].flatMap((list) => {
      const links = [...list.querySelectorAll('a')]
      const { left, right } = list.getBoundingClientRect()
      const boxOf = (link: Element) => link.getBoundingClientRect()
      const hasGap = (link: Element) => {
        const row = links.map(boxOf).filter(({ top }) => Math.abs(top - boxOf(link).top) < 1)
        const isShorterThanRow = row.some(({ bottom }) => bottom > boxOf(link).bottom + 1)
        const isRowNarrow =
          Math.min(...row.map((box) => box.left)) > left + 1 ||
          Math.max(...row.map((box) => box.right)) < right - 1
        return isShorterThanRow || isRowNarrow
      }
      return links.length < 2 ? [] : links.filter(hasGap).map(({ href }) => href)
    }),
  )
}

/** The indexes of the pictures with the lowest and the highest ratio of width to height. */
export function extremePictures(page: Page): Promise<number[]> {
  return page.evaluate(() => {
    const ratios = [...document.querySelectorAll<HTMLImageElement>('main a img')].map(
      ({ width, height }) => width / height,
    )
    return [...new Set([Math.min(...ratios), Math.max(...ratios)].map((ratio) => ratios.indexOf(ratio)))]
  })
}

/** The mistakes in an open lightbox: a part beyond the window or under a button, a distorted, small or covered picture. */
export function mistakesInLightbox(page: Page): Promise<string[]> {
  return page.evaluate(async (minPx) => {
    const image = document.querySelector<HTMLImageElement>('dialog figure img')
    const caption = document.querySelector('dialog figcaption')
    if (!image || !caption) return ['nothing is open']
    // A resized window may choose another file of the picture, which ends the first decoding with an error.
    await image.decode().catch(() => image.decode())
    const buttons = [...document.querySelectorAll('dialog button')].map((button) =>
      button.getBoundingClientRect(),
    )
    const parts = { picture: image.getBoundingClientRect(), caption: caption.getBoundingClientRect() }
    const { width, height } = parts.picture
    /** 1 for a picture that is not distorted. */
    const distortion = (width * image.naturalHeight) / (height * image.naturalWidth)
    const mistakes: string[] = []
    for (const [name, { left, top, right, bottom }] of Object.entries(parts)) {
      if (left < -0.5 || top < -0.5 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5)
        mistakes.push(`the ${name} reaches beyond the window`)
      if (
        buttons.some(
          (button) =>
            button.left < right && button.right > left && button.top < bottom && button.bottom > top,
        )
      )
        mistakes.push(`a button covers the ${name}`)
    }
    if (Math.abs(distortion - 1) > 0.02) mistakes.push(`the picture has ${distortion} times its ratio`)
    if (height < minPx && width < innerWidth / 2) mistakes.push(`the picture is only ${width} × ${height} px`)
    if (parts.caption.top < parts.picture.bottom - 0.5) mistakes.push('the caption is over the picture')
    return mistakes
  }, MIN_HEIGHT_PX)
}
