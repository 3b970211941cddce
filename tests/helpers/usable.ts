import type { Page } from 'playwright/test'
import { expect } from './site.ts'
import { editorText, findRoute, text } from './siteModules.ts'

/** Longest wait for a page with a fault, ms. An editor reports a late script after 15 s. */
const TIMEOUT = { timeout: 35_000 }

export interface PageContent {
  readonly text: string
  readonly links: readonly string[]
}

/** The toolbar of an editor is beside the page's heading, outside the editor. */
const EDITOR_PARTS = '[data-editor], [data-bar=top], noscript, [role=status], [role=status] + p'

/** Reads the main part of a page, without an editor, status messages and the text for browsers without an editor. */
export function readContent(page: Page): Promise<PageContent> {
  return page.locator('main').evaluate((main, editorParts) => {
    const copy = main.cloneNode(true) as HTMLElement
    for (const part of copy.querySelectorAll(editorParts)) part.remove()
    return {
      text: (copy.textContent ?? '').replaceAll(/\s+/g, ' ').trim(),
      links: [...copy.querySelectorAll('a')].map((link) => link.href),
    }
  }, EDITOR_PARTS)
}

/** Expects a page with a fault to be usable: gate, content, controls, and an editor or its message. */
export async function expectUsable(page: Page, path: string, expected: PageContent): Promise<void> {
  const heading = page.locator('h1')
  await heading.waitFor({ state: 'attached', ...TIMEOUT })
  const gate = page.getByRole('button', { name: text.gate.enter })
  // The gate may disappear before the click.
  await expect(async () => {
    if (await gate.isVisible()) await gate.click({ timeout: 1000 })
    await expect(gate).toBeHidden({ timeout: 6000 })
  }).toPass(TIMEOUT)
  await expect(heading).toBeVisible(TIMEOUT)
  expect(await readContent(page)).toEqual(expected)
  await page
    .locator('main a')
    .first()
    .click({ trial: true, ...TIMEOUT })
  if (findRoute(path).page === 'editor') await expectEditorOrMessage(page)
  await expectMotionControl(page)
}

/** Expects the motion control to work or to be hidden. */
async function expectMotionControl(page: Page): Promise<void> {
  const still = page.getByRole('radio', { name: text.motion.still, exact: true })
  await expect(async () => {
    const control = page.getByRole('group', { name: text.motion.name })
    if (!(await control.isVisible())) return
    // The control opens when it is hovered.
    await control.hover({ timeout: 1000 })
    await still.check({ force: true, timeout: 1000 })
    await expect(page.locator('html')).toHaveAttribute('data-motion', 'still', { timeout: 1000 })
  }).toPass(TIMEOUT)
}

async function expectEditorOrMessage(page: Page): Promise<void> {
  const message = page
    .getByText(text.editorPage.failed)
    .or(page.getByText(text.editorPage.needsScript))
    .or(page.getByText(editorText.editor.unfetched))
    .filter({ visible: true })
  await expect(page.locator('[data-editor]').or(message).first()).toBeAttached(TIMEOUT)
}
