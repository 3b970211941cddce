import type { Page } from 'playwright/test'

/**
 * Records the scene's phases on each page that is loaded from now on. Polling would miss short phases.
 *
 * @returns a function that reads the phases on the current page
 */
export async function recordPhases(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const phases: string[] = []
    Object.assign(window, { phases })
    const recordPhase = () => {
      const phase = document.querySelector<HTMLElement>('[data-scene]')?.dataset.phase
      if (phase && phases.at(-1) !== phase) phases.push(phase)
    }
    new MutationObserver(recordPhase).observe(document, { subtree: true, childList: true, attributes: true })
  })
  return () => page.evaluate(() => (window as unknown as { phases: string[] }).phases)
}
