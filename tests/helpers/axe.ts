import axe from 'axe-core'
import type { Page } from 'playwright/test'

const OPTIONS = {
  /** Rules that axe runs only on request: AAA contrast, which includes AA, and the least target size. */
  rules: {
    'color-contrast': { enabled: false },
    'color-contrast-enhanced': { enabled: true },
    'target-size': { enabled: true },
  },
  resultTypes: ['violations'],
  preload: false,
  // Players belong to other hosts. The editor's preview is a page of a template, which has its own tests.
  iframes: false,
} satisfies axe.RunOptions

/** For a dimmed page: AA contrast, which is axe's default. */
export const DIMMED = {
  rules: {},
  resultTypes: ['violations'],
  iframes: false,
} satisfies axe.RunOptions

/** For a page that was checked before and now has only other colours. This takes half the time. */
export const COLOURS_ALONE = {
  ...OPTIONS,
  rules: {},
  runOnly: { type: 'rule', values: ['color-contrast-enhanced'] },
} satisfies axe.RunOptions

/**
 * The violations that axe finds in the page's present state: the rule, and where. It calls axe in the page itself,
 * because @axe-core/playwright opens a second page for each call, which takes five times as long.
 */
export async function violations(page: Page, options: axe.RunOptions = OPTIONS): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const { violations: found } = await page.evaluate((axeOptions) => axe.run(document, axeOptions), options)
  return found.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
}
