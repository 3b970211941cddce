import type { Page } from 'playwright'
import type { TemplateId } from '../../templates/siteData.ts'

/** A photograph of a template: what is opened, and what is done there before it is taken. */
export type Shot =
  | { readonly of: 'example' | 'editor'; readonly act?: (page: Page) => Promise<void> }
  /** Three phones side by side, one of each of the first palettes. */
  | { readonly of: 'phones' }

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

const EXAMPLE: Shot = { of: 'example' }
const PHONES: Shot = { of: 'phones' }
const EDITOR: Shot = { of: 'editor' }
const LOOK: Shot = { of: 'editor', act: group('Look') }
const hovered = (nth: number): Shot => ({ of: 'example', act: hoverLink(nth) })

/** What the shop shows of each template, its cover first; as many as the shop shows. */
export const SHOTS: Readonly<Record<TemplateId, readonly Shot[]>> = {
  1: [EXAMPLE, hovered(5), PHONES, EDITOR, LOOK, { of: 'editor', act: check }],
  2: [EXAMPLE, hovered(4), PHONES, EDITOR, LOOK],
  3: [EXAMPLE, PHONES, EDITOR, LOOK],
}
