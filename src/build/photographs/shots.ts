import type { Page } from 'playwright'
import type { Shot } from '../../site/templateMeta.ts'

const scrollDown = (page: Page) => page.mouse.wheel(0, 620)
const hoverLink = (nth: number) => async (page: Page) => {
  await scrollDown(page)
  await page.waitForTimeout(600)
  await page.locator('main a[href]').nth(nth).hover()
}
/** Brings a group of the editor's form to its top. */
const group = (name: string) => async (page: Page) => {
  await page.getByRole('region', { name, exact: true }).evaluate((element) => element.scrollIntoView())
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

/** The scene of a shot; null for the phones, which are three windows. */
export function sceneOf(shot: Shot): Scene | null {
  return typeof shot === 'string' ? SCENES[shot] : { of: 'example', act: hoverLink(shot.hoveredLink) }
}
