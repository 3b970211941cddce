import type { Page } from 'playwright'
import { parseColor } from '../../lib/contrast.ts'
import type { Rgb } from '../../lib/rgb.ts'
import { editorWords } from '../../site/editorWords.ts'
import type { Shot } from '../../site/templateMeta.ts'
import type { Kit } from '../../templates/kit.ts'
import { kebabCase } from '../../templates/renderStyles.ts'

/** Scroll position at which the links of an example are in the window, CSS px. */
const SCROLL_PX = 620
const scrollDown = (page: Page) => page.mouse.wheel(0, SCROLL_PX)

/** Puts the pointer on a link of an example, counted from 0. */
const hoverLink = (nth: number) => async (page: Page) => {
  await scrollDown(page)
  await page.waitForTimeout(600)
  await page.locator('main a[href]').nth(nth).hover()
}

/** Opens a group of the editor's form, and hides a group's name that the edge of the list cuts. */
const group = (name: string) => async (page: Page) => {
  const list = page.getByRole('navigation')
  await list.getByRole('button', { name, exact: true }).click()
  await page.waitForTimeout(600)
  await list.evaluate((nav) => {
    const { left } = nav.getBoundingClientRect()
    for (const button of nav.querySelectorAll('button'))
      if (button.getBoundingClientRect().left < left) button.style.visibility = 'hidden'
  })
}

/** Changes the colours of an example: in its style sheet, and in the attributes that its script reads. */
const recolour = (colours: Kit['palettes'][number]['colours']) => async (page: Page) => {
  const parts = Object.entries(colours).map(([part, colour]) => [kebabCase(part), colour] as const)
  await page.evaluate((entries) => {
    for (const [part, colour] of entries) {
      document.documentElement.style.setProperty(`--${part}`, colour)
      document.body.setAttribute(`data-${part}`, colour)
    }
  }, parts)
}

/** Recolours a portrait. @param colours for its shades from black to white: ground, glow, text */
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

const check = async (page: Page) => {
  await showDesktop(page)
  await page.getByRole('button', { name: editorWords.toolbar.export, exact: true }).click()
}

/** Space below the last complete link, CSS px. */
const CLEAR_PX = 6
/** The window grows at most this many times. */
const MAX_STEPS = 8

/** Enlarges a window, which keeps its aspect ratio, until its lower edge cuts no link. */
export async function growPastLinks(page: Page): Promise<void> {
  for (let step = 0; step < MAX_STEPS; step++) {
    const cutPx = await page.evaluate((clearPx) => {
      const links = [...document.querySelectorAll('main a[href]')].map((link) => link.getBoundingClientRect())
      return links.find(({ top, bottom }) => top < innerHeight && bottom + clearPx > innerHeight)?.bottom
    }, CLEAR_PX)
    const size = page.viewportSize()
    if (cutPx === undefined || !size) return
    const height = Math.ceil(cutPx + CLEAR_PX)
    await page.setViewportSize({ width: Math.round((height * size.width) / size.height), height })
  }
}

/** A page to photograph, and a function that brings it into the state for the photograph. */
export interface Scene {
  readonly page: 'example' | 'editor'
  readonly prepare?: (page: Page) => Promise<void>
}

const SCENES: Readonly<Record<Extract<Shot, string>, Scene | null>> = {
  example: { page: 'example' },
  phones: null,
  editor: { page: 'editor' },
  look: { page: 'editor', prepare: group(editorWords.form.look) },
  check: { page: 'editor', prepare: check },
}

/** The scene of a shot. Null for `phones`, which needs three windows. @throws when the template has no such palette */
export function sceneOf(shot: Shot, { name, palettes }: Pick<Kit, 'name' | 'palettes'>): Scene | null {
  if (typeof shot === 'string') return SCENES[shot]
  if ('hoveredLink' in shot) return { page: 'example', prepare: hoverLink(shot.hoveredLink) }
  const palette = palettes[shot.palette]
  if (!palette)
    throw new Error(`${name} has ${palettes.length} palettes: shots: palette ${shot.palette} is none`)
  const { ground, glow, text } = palette.colours
  const prepare = async (page: Page) => {
    await recolour(palette.colours)(page)
    if (shot.tintsPortrait)
      await tintPortrait([ground, glow, text].map((colour) => parseColor(colour).rgb))(page)
  }
  return { page: 'example', prepare }
}
