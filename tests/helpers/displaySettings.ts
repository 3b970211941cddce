import type { Page } from 'playwright/test'
import { COLOURS_ALONE, violations } from './axe.ts'
import { DESKTOP, reduceTransparency, SMALL_PHONE } from './windows.ts'

/** Windows and preferences of a visitor, each with a function that applies it after the previous setting. */
const displaySettings: readonly {
  readonly name: string
  /** True if the setting changes only colours, so that axe checks only their contrast. */
  readonly onlyColours?: true
  readonly apply: (page: Page) => Promise<unknown>
}[] = [
  { name: 'a desktop', apply: (page) => page.setViewportSize(DESKTOP) },
  { name: 'a window 320 px wide', apply: (page) => page.setViewportSize(SMALL_PHONE) },
  {
    name: 'forced colours',
    onlyColours: true,
    apply: (page) => page.emulateMedia({ forcedColors: 'active' }),
  },
  {
    name: 'more contrast',
    onlyColours: true,
    apply: (page) => page.emulateMedia({ forcedColors: null, contrast: 'more' }),
  },
]

/** The violations that axe finds with each display setting. Afterwards the page has a desktop's window and no emulation. */
export async function violationsWithEveryDisplaySetting(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const { name, onlyColours, apply } of displaySettings) {
    await apply(page)
    const options = onlyColours ? COLOURS_ALONE : undefined
    found.push(...(await violations(page, options)).map((violation) => `${name}: ${violation}`))
  }
  await page.emulateMedia({ contrast: null })
  const endEmulation = await reduceTransparency(page)
  found.push(...(await violations(page, COLOURS_ALONE)).map((violation) => `less transparency: ${violation}`))
  await endEmulation()
  await page.setViewportSize(DESKTOP)
  return found
}
