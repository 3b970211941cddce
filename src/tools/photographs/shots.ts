import type { Page } from 'playwright'
import { parseColor, type Rgb } from '../../lib/rgb.ts'
import { editorWords } from '../../site/editorWords.ts'
import type { Kit } from '../../templates/engine/kit/kit.ts'
import { kebabCase } from '../../templates/engine/render/renderStyles.ts'
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

/** Opens a group of the editor's form. Then hides the buttons that the left edge of the list cuts off. */
const openGroup = (name: string) => async (page: Page) => {
  const list = page.getByRole('navigation')
  await list.getByRole('button', { name, exact: true }).click()
  await page.waitForTimeout(SCROLL_DURATION_MS)
  await list.evaluate((nav) => {
    const { left } = nav.getBoundingClientRect()
    for (const button of nav.querySelectorAll('button'))
      if (button.getBoundingClientRect().left < left) button.style.visibility = 'hidden'
  })
}

/** Changes the colours of an example: in its custom properties, and in its attributes for scripts. */
const recolour = (colours: Kit['palettes'][number]['colours']) => async (page: Page) => {
  const coloursByName = Object.entries(colours).map(([name, colour]) => [kebabCase(name), colour] as const)
  await page.evaluate((entries) => {
    for (const [name, colour] of entries) {
      document.documentElement.style.setProperty(`--${name}`, colour)
      document.body.setAttribute(`data-${name}`, colour)
    }
  }, coloursByName)
}

/** Recolours a portrait. @param colours for its shades from black to white */
const tintPortrait = (colours: readonly Rgb[]) => async (page: Page) => {
  const tables = [0, 1, 2].map((channel) => colours.map((colour) => (colour[channel] ?? 0) / 255).join(' '))
  await page.evaluate((values) => {
    const portrait = document.querySelector<HTMLElement>('.portrait')
    if (!portrait) return
    const [red, green, blue] = values
    document.body.insertAdjacentHTML(
      'beforeend',
      `<svg width="0" height="0"><filter id="tint" color-interpolation-filters="sRGB"><feColorMatrix type="saturate" values="0"/>
        <feComponentTransfer><feFuncR type="table" tableValues="${red}"/><feFuncG type="table" tableValues="${green}"/>
        <feFuncB type="table" tableValues="${blue}"/></feComponentTransfer></filter></svg>`,
    )
    portrait.style.filter = 'url(#tint)'
  }, tables)
}

const showDesktop = (page: Page) =>
  page.getByRole('button', { name: editorWords.preview.desktop, exact: true }).click()

const openExport = async (page: Page) => {
  await showDesktop(page)
  await page.getByRole('button', { name: editorWords.toolbar.export, exact: true }).click()
}

const SPACE_BELOW_LINK_PX = 6
const MAX_GROWTH_STEPS = 8

/** Enlarges a window until its lower edge cuts no link. Keeps the aspect ratio. */
export async function enlargeToWholeLinks(page: Page): Promise<void> {
  for (let step = 0; step < MAX_GROWTH_STEPS; step++) {
    const cutLinkBottomPx = await page.evaluate((spacePx) => {
      const links = [...document.querySelectorAll('main a[href]')].map((link) => link.getBoundingClientRect())
      return links.find(({ top, bottom }) => top < innerHeight && bottom + spacePx > innerHeight)?.bottom
    }, SPACE_BELOW_LINK_PX)
    const size = page.viewportSize()
    if (cutLinkBottomPx === undefined || !size) return
    const height = Math.ceil(cutLinkBottomPx + SPACE_BELOW_LINK_PX)
    await page.setViewportSize({ width: Math.round((height * size.width) / size.height), height })
  }
}

/** The page of a shot, and the actions on it before the photograph. */
export interface ShotSetup {
  readonly page: 'example' | 'editor'
  readonly prepare?: (page: Page) => Promise<void>
}

const SETUPS: Readonly<Record<Extract<Shot, string>, ShotSetup | null>> = {
  example: { page: 'example' },
  phones: null,
  editor: { page: 'editor' },
  look: { page: 'editor', prepare: openGroup(editorWords.form.look) },
  check: { page: 'editor', prepare: openExport },
}

/** The setup of a shot. Null for `phones`, which has several screenshots. @throws when the palette does not exist */
export function setupOf(shot: Shot, { name, palettes }: Pick<Kit, 'name' | 'palettes'>): ShotSetup | null {
  if (typeof shot === 'string') return SETUPS[shot]
  if ('hoveredLink' in shot) return { page: 'example', prepare: hoverLink(shot.hoveredLink) }
  const palette = palettes[shot.palette]
  if (!palette)
    throw new Error(
      `${name} has ${palettes.length} palettes, counted from 0; a shot names palette ${shot.palette}`,
    )
  const { ground, glow, text } = palette.colours
  const prepare = async (page: Page) => {
    await recolour(palette.colours)(page)
    if (shot.tintsPortrait)
      await tintPortrait([ground, glow, text].map((colour) => parseColor(colour).rgb))(page)
  }
  return { page: 'example', prepare }
}
