import type { Page } from 'playwright/test'
import { findRoute } from '../../src/routes.ts'
import { editorWords } from '../../src/site/editorWords.ts'
import { text } from '../../src/site/text.ts'
import { expect } from './site.ts'

/** Longest wait for a page with a fault, ms. An editor’s script alone may take fifteen seconds. */
const TIMEOUT = { timeout: 35_000 }

/** The expected content of a page. */
export interface WholePage {
  readonly text: string
  readonly links: readonly string[]
}

/** The text of a page's main part, and the addresses of its links, without those of an editor. */
export function readWhole(page: Page): Promise<WholePage> {
  return page.locator('main').evaluate((main) => {
    const copy = main.cloneNode(true) as HTMLElement
    for (const part of copy.querySelectorAll('[data-editor], noscript, [role=status], [role=status] + p'))
      part.remove()
    return {
      text: (copy.textContent ?? '').replaceAll(/\s+/g, ' ').trim(),
      links: [...copy.querySelectorAll('a')].map((link) => link.href),
    }
  })
}

/**
 * Expects that a page is usable, whatever has failed: its gate opens, its text is visible, its links have the right
 * addresses, a visible control works, and an editor either works or shows a message.
 *
 * @param path of the page
 */
export async function expectUsable(page: Page, path: string, whole: WholePage): Promise<void> {
  const heading = page.locator('h1')
  await heading.waitFor({ state: 'attached', ...TIMEOUT })
  const gate = page.getByRole('button', { name: text.gate.enter })
  // The gate may disappear by itself during the press.
  await expect(async () => {
    if (await gate.isVisible()) await gate.click({ timeout: 1000 })
    await expect(gate).toBeHidden({ timeout: 6000 })
  }).toPass(TIMEOUT)
  await expect(heading).toBeVisible(TIMEOUT)
  expect(await readWhole(page)).toEqual(whole)
  await page
    .locator('main a')
    .first()
    .click({ trial: true, ...TIMEOUT })
  if (findRoute(path).page === 'editor') await expectEditorOrMessage(page)
  await expectMotionAnswers(page)
}

/** A motion control either works or disappears. */
async function expectMotionAnswers(page: Page): Promise<void> {
  const still = page.getByRole('radio', { name: text.motion.still, exact: true })
  await expect(async () => {
    if (!(await page.getByRole('group', { name: text.motion.name }).isVisible())) return
    await still.check({ force: true, timeout: 1000 })
    await expect(page.locator('html')).toHaveAttribute('data-motion', 'still', { timeout: 1000 })
  }).toPass(TIMEOUT)
}

async function expectEditorOrMessage(page: Page): Promise<void> {
  const shown = page
    .getByText(text.editorPage.failed)
    .or(page.getByText(text.editorPage.needsScript))
    .or(page.getByText(editorWords.editor.unfetched))
    .filter({ visible: true })
  await expect(page.locator('[data-editor]').or(shown).first()).toBeAttached(TIMEOUT)
}
