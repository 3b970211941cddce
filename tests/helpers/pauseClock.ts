import type { Page } from 'playwright/test'

const ONE_HOUR_MS = 3_600_000

/** Stops the clock after `page.clock.install`. It jumps ahead, because Playwright stops a clock only at a later time. */
export function pauseClock(page: Page): Promise<void> {
  return page.clock.pauseAt(Date.now() + ONE_HOUR_MS)
}
