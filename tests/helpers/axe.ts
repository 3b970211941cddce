import axe from 'axe-core'
import type { Page } from 'playwright/test'

export const AXE_OPTIONS = {
  // axe checks AAA contrast and the target size only on request. AAA contrast includes AA.
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

/** For a page that was checked before and has changed only its colours. This takes half the time. */
export const COLOURS_ALONE = {
  ...AXE_OPTIONS,
  rules: {},
  runOnly: { type: 'rule', values: ['color-contrast-enhanced'] },
} satisfies axe.RunOptions

/** Checks a page as it is after its running animations. @returns the rule and the element of each violation */
export async function violations(page: Page, options: axe.RunOptions = AXE_OPTIONS): Promise<string[]> {
  await page.evaluate(waitForAnimations)
  // @axe-core/playwright would take five times as long: it opens a second page for each call.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const results = await page.evaluate((axeOptions) => axe.run(document, axeOptions), options)
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
  )
}

/**
 * Runs in the page. Text that fades in has too little contrast until its animation ends. On a busy machine an animation
 * may get no frames, so these animations are finished at once after `maxWaitMs`.
 */
async function waitForAnimations(): Promise<void> {
  const maxWaitMs = 20_000
  const endingAnimations = document.getAnimations().filter(
    ({ playState, effect, timeline }) =>
      playState === 'running' &&
      effect?.getComputedTiming().endTime !== Infinity &&
      // An animation that follows the scroll position does not end by itself.
      timeline === document.timeline,
  )
  await Promise.race([
    Promise.allSettled(endingAnimations.map(({ finished }) => finished)),
    new Promise((resolve) => setTimeout(resolve, maxWaitMs)),
  ])
  for (const animation of endingAnimations) if (animation.playState === 'running') animation.finish()
}
