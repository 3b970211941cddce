import type { Page } from 'playwright'
import type { Shot } from '../../site/templateMeta.ts'
import type { Kit } from '../../templates/kit.ts'
import { kebab } from '../../templates/renderStyles.ts'

const scrollDown = (page: Page) => page.mouse.wheel(0, 620)
const hoverLink = (nth: number) => async (page: Page) => {
  await scrollDown(page)
  await page.waitForTimeout(600)
  await page.locator('main a[href]').nth(nth).hover()
}
/** Goes to a group of the editor's form. */
const group = (name: string) => (page: Page) =>
  page.getByRole('navigation').getByRole('button', { name, exact: true }).click()
/** Gives an example other colours, as its own style sheet and script take them. */
const paint = (colours: Kit['palettes'][number]['colours']) => async (page: Page) => {
  const parts = Object.entries(colours).map(([part, colour]) => [kebab(part), colour] as const)
  await page.evaluate((painted) => {
    for (const [part, colour] of painted) {
      document.documentElement.style.setProperty(`--${part}`, colour)
      document.body.setAttribute(`data-${part}`, colour)
    }
  }, parts)
}
const asDesktop = (page: Page) => page.getByRole('button', { name: 'Desktop', exact: true }).click()
/** Opens the dialog that checks a site before its export. */
const check = async (page: Page) => {
  await asDesktop(page)
  await page.getByRole('button', { name: 'Export', exact: true }).click()
}

/** A page to photograph, and the steps before the photograph. */
interface Scene {
  readonly of: 'example' | 'editor'
  readonly act?: (page: Page) => Promise<void>
}

const SCENES: Readonly<Record<Extract<Shot, string>, Scene | null>> = {
  example: { of: 'example' },
  phones: null,
  editor: { of: 'editor' },
  look: { of: 'editor', act: group('Look') },
  check: { of: 'editor', act: check },
}

/**
 * The scene of a shot; null for the phones, which are three windows.
 *
 * @throws when the template has no such palette
 */
export function sceneOf(shot: Shot, { name, palettes }: Pick<Kit, 'name' | 'palettes'>): Scene | null {
  if (typeof shot === 'string') return SCENES[shot]
  if ('hoveredLink' in shot) return { of: 'example', act: hoverLink(shot.hoveredLink) }
  const palette = palettes[shot.palette]
  if (!palette)
    throw new Error(`${name} has ${palettes.length} palettes: shots: palette ${shot.palette} is none`)
  return { of: 'example', act: paint(palette.colours) }
}
