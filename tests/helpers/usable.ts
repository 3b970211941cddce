import type { Page } from 'playwright/test'
import { findRoute } from '../../src/routes.ts'
import { editorWords } from '../../src/site/editorWords.ts'
import { text } from '../../src/site/text.ts'
import { expect } from './site.ts'

/** The longest that a visitor waits for a page with a fault, milliseconds: an editor’s script is waited for fifteen seconds. */
const PATIENCE = { timeout: 35_000 }

/** The expected content of a page. */
export interface WholePage {
  readonly words: string
  readonly links: readonly string[]
}

/** The words of a page's main part, and where its links lead. An editor's own are left out. */
export function readWhole(page: Page): Promise<WholePage> {
  return page.locator('main').evaluate((main) => {
    const copy = main.cloneNode(true) as HTMLElement
    for (const part of copy.querySelectorAll('[data-editor], noscript, [role=status], [role=status] + p'))
      part.remove()
    return {
      words: (copy.textContent ?? '').replaceAll(/\s+/g, ' ').trim(),
      links: [...copy.querySelectorAll('a')].map((link) => link.href),
    }
  })
}

/**
 * Expects that a page is of use, whatever has failed: its gate opens, its words are seen, its links lead where they
 * should, a control that is shown does something, and an editor is there or says that it is not.
 *
 * @param path where the page stands
 */
export async function expectUsable(page: Page, path: string, whole: WholePage): Promise<void> {
  const heading = page.locator('h1')
  await heading.waitFor({ state: 'attached', ...PATIENCE })
  const gate = page.getByRole('button', { name: text.gate.enter })
  // A press may come while the gate goes by itself.
  await expect(async () => {
    if (await gate.isVisible()) await gate.click({ timeout: 1000 })
    await expect(gate).toBeHidden({ timeout: 6000 })
  }).toPass(PATIENCE)
  await expect(heading).toBeVisible(PATIENCE)
  expect(await readWhole(page)).toEqual(whole)
  await page
    .locator('main a')
    .first()
    .click({ trial: true, ...PATIENCE })
  if (findRoute(path).page === 'editor') await expectEditorOrWords(page)
  await expectMotionAnswers(page)
}

/** True if the site's style sheet loaded. Without it a page is plain text, and its gate a plain button. */
/** A motion control that is shown answers, or goes. */
async function expectMotionAnswers(page: Page): Promise<void> {
  const still = page.getByRole('radio', { name: text.motion.still, exact: true })
  await expect(async () => {
    if (!(await page.getByRole('group', { name: text.motion.name }).isVisible())) return
    await still.check({ force: true, timeout: 1000 })
    await expect(page.locator('html')).toHaveAttribute('data-motion', 'still', { timeout: 1000 })
  }).toPass(PATIENCE)
}

async function expectEditorOrWords(page: Page): Promise<void> {
  const shown = page
    .getByText(text.editorPage.failed)
    .or(page.getByText(text.editorPage.needsScript))
    .or(page.getByText(editorWords.editor.unfetched))
    .filter({ visible: true })
  await expect(page.locator('[data-editor]').or(shown).first()).toBeAttached(PATIENCE)
}
