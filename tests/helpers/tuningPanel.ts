import type { Locator, Page } from 'playwright/test'
import { expect, type Site } from './site.ts'

/** Appended to `?tune`: an open gate and the still sky. */
const STILL_PANEL = '&gate=open&renderer=still'

export class TuningPanel {
  readonly panel: Locator
  readonly toast: Locator

  constructor(page: Page) {
    this.panel = page.getByRole('complementary', { name: 'Tune the sky' })
    this.toast = this.panel.getByRole('status')
  }

  async openTab(name: string): Promise<void> {
    // Forced, because the radio button is visually hidden in its label.
    await this.panel.getByRole('radio', { name, exact: true }).check({ force: true })
  }

  slider(name: string): Locator {
    return this.panel.getByRole('slider', { name })
  }

  number(name: string): Locator {
    return this.panel.getByRole('spinbutton', { name })
  }

  button(name: string): Locator {
    return this.panel.getByRole('button', { name, exact: true })
  }

  /** Types a number into a field and leaves the field. */
  async type(name: string, value: string): Promise<void> {
    await this.number(name).fill(value)
    await this.number(name).blur()
  }
}

/** @param query appended to `?tune` */
export async function openPanel(site: Site, query = STILL_PANEL): Promise<TuningPanel> {
  const panel = new TuningPanel(site.page)
  await site.open(`/?tune${query}`)
  await expect(panel.panel).toBeVisible()
  return panel
}
