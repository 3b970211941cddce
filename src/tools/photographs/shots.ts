import type { Page } from 'playwright'
import { editorText } from '../../site/editorText.ts'
import type { Colours } from '../../templates/engine/data/siteData.ts'
import type { Kit } from '../../templates/engine/kit/kit.ts'
import { colourProperties, kebabCase } from '../../templates/engine/render/renderStyles.ts'
import type { Shot } from '../../templates/templateMeta.ts'

const SCROLL_PX = 620
/** Time for the smooth scrolling to end. */
const SCROLL_DURATION_MS = 600
const scrollDown = (page: Page) => page.mouse.wheel(0, SCROLL_PX)

const hoverLink = (index: number) => async (page: Page) => {
  await scrollDown(page)
  await page.waitForTimeout(SCROLL_DURATION_MS)
  await page.locator('main a[href]').nth(index).hover()
}

/** Unfolds a group of the editor's form. Then nothing is below the mouse. */
export async function openGroup(page: Page, name: string): Promise<void> {
  await page.getByRole('heading', { name, exact: true }).getByRole('button').click()
  await page.mouse.move(0, 0)
  await page.waitForTimeout(SCROLL_DURATION_MS)
}

/** Changes the colours of an example: in its custom properties, and in its attributes for scripts. */
const recolour = (kit: Kit, colours: Colours) => async (page: Page) => {
  const attributes = Object.entries(colours).map(
    ([name, colour]) => [`data-${kebabCase(name)}`, colour] as const,
  )
  await page.evaluate(
    ([properties, attributes]) => {
      for (const [name, colour] of properties) document.documentElement.style.setProperty(name, colour)
      for (const [name, colour] of attributes) document.body.setAttribute(name, colour)
    },
    [Object.entries(colourProperties(kit, colours)), attributes] as const,
  )
}

const SPACE_BELOW_LINK_PX = 6
const MAX_GROWTH_STEPS = 8

/** Enlarges a window until its lower edge cuts no link. Keeps the aspect ratio. */
export async function enlargeToWholeLinks(page: Page): Promise<void> {
  for (let step = 0; step < MAX_GROWTH_STEPS; step++) {
    const hiddenLinkBottomPx = await page.evaluate((spacePx) => {
      const links = [...document.querySelectorAll('main .link')].map((link) => link.getBoundingClientRect())
      return links.find(({ top, bottom }) => top < innerHeight && bottom + spacePx > innerHeight)?.bottom
    }, SPACE_BELOW_LINK_PX)
    const size = page.viewportSize()
    if (hiddenLinkBottomPx === undefined || !size) return
    const height = Math.ceil(hiddenLinkBottomPx + SPACE_BELOW_LINK_PX)
    await page.setViewportSize({ width: Math.round((height * size.width) / size.height), height })
  }
}

/** Hides the paragraphs and links that the lower edge of the window cuts, and those below it, whose ornaments may rise above it. */
export async function hideCutParts(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const part of document.querySelectorAll<HTMLElement>('main p, main li'))
      if (part.getBoundingClientRect().bottom > innerHeight) part.style.visibility = 'hidden'
  })
}

/** Hides the buttons that pause a page's effects. No picture can be paused. */
export async function hidePauseButtons(page: Page): Promise<void> {
  for (const frame of page.frames())
    await frame.evaluate(() => {
      // Not an attribute: the editor's preview would replace it.
      const sheet = new CSSStyleSheet()
      sheet.replaceSync('.pause { display: none !important; }')
      document.adoptedStyleSheets.push(sheet)
    })
}

/** The page of a shot, and the actions on it before the photograph. */
export interface ShotSetup {
  readonly page: 'example' | 'editor'
  readonly prepare?: (page: Page) => Promise<void>
}

const SETUPS: Readonly<Record<Extract<Shot, string>, ShotSetup | null>> = {
  example: { page: 'example' },
  phones: null,
  look: { page: 'editor', prepare: (page) => openGroup(page, editorText.form.look) },
}

/** The setup of a shot. Null for `phones`, which has several screenshots. @throws when the palette does not exist */
export function setupOf(shot: Shot, kit: Kit): ShotSetup | null {
  const { name, palettes } = kit
  if (typeof shot === 'string') return SETUPS[shot]
  if ('hoveredLink' in shot) return { page: 'example', prepare: hoverLink(shot.hoveredLink) }
  const palette = palettes[shot.palette]
  if (!palette)
    throw new Error(
      `${name} has ${palettes.length} palettes, counted from 0; a shot names palette ${shot.palette}`,
    )
  return { page: 'example', prepare: recolour(kit, palette.colours) }
}
