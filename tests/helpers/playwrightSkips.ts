import type { Reporter, TestCase, TestResult } from 'playwright/types/testReporter'
import { skipSummary } from './skipSummary.ts'

/** Prints the reasons of skipped tests, which Playwright's own list omits. */
export default class PlaywrightSkips implements Reporter {
  readonly #reasons: (string | undefined)[] = []

  onTestEnd({ annotations }: TestCase, { status }: TestResult): void {
    if (status !== 'skipped') return
    this.#reasons.push(annotations.find(({ type }) => type === 'skip')?.description)
  }

  onEnd(): void {
    for (const line of skipSummary(this.#reasons)) console.log(line)
  }
}
