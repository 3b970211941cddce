import axe from 'axe-core'
import type { Page } from 'playwright/test'

const OPTIONS = {
  /** Rules that axe leaves out unless it is asked: the contrast of AAA, and the least size of a target. */
  rules: { 'color-contrast-enhanced': { enabled: true }, 'target-size': { enabled: true } },
  resultTypes: ['violations'],
  preload: false,
  // The players are not the site's own, and the editor's preview is a template's page, which has tests for itself.
  iframes: false,
} satisfies axe.RunOptions

/**
 * What axe finds wrong with a page as it stands: the rule, and where.
 * axe is asked in the page itself: @axe-core/playwright opens a second page for each answer, which takes five times as long.
 */
export async function violations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const { violations: found } = await page.evaluate((options) => axe.run(document, options), OPTIONS)
  return found.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
}
