import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright/test'

const OPTIONS = {
  /** Rules that axe leaves out unless it is asked: the contrast of AAA, and the least size of a target. */
  rules: { 'color-contrast-enhanced': { enabled: true }, 'target-size': { enabled: true } },
  resultTypes: ['violations' as const],
  preload: false,
} satisfies Parameters<AxeBuilder['options']>[0]

/** What axe finds wrong with a page as it stands: the rule, and where. The players are not the site's own. */
export async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page }).options(OPTIONS).exclude('iframe').analyze()
  return found.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
}
