import axe from 'axe-core'
import type { Page } from 'playwright/test'

const OPTIONS = {
  /** Rules that axe leaves out unless it is asked: the contrast of AAA, which stands for that of AA, and the least size of a target. */
  rules: {
    'color-contrast': { enabled: false },
    'color-contrast-enhanced': { enabled: true },
    'target-size': { enabled: true },
  },
  resultTypes: ['violations'],
  preload: false,
  // The players are not the site's own, and the editor's preview is a template's page, which has tests for itself.
  iframes: false,
} satisfies axe.RunOptions

/** For a page that was looked at before and has other colours now: half of the time that axe takes. */
export const COLOURS_ALONE = {
  ...OPTIONS,
  rules: {},
  runOnly: { type: 'rule', values: ['color-contrast-enhanced'] },
} satisfies axe.RunOptions

/**
 * What axe finds wrong with a page as it stands: the rule, and where.
 * axe is asked in the page itself: @axe-core/playwright opens a second page for each answer, which takes five times as long.
 */
export async function violations(page: Page, options: axe.RunOptions = OPTIONS): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const { violations: found } = await page.evaluate((asked) => axe.run(document, asked), options)
  return found.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
}
