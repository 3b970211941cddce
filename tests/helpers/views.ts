import type { Page } from 'playwright/test'
import { COLOURS_ALONE, violations } from './axe.ts'
import { DESKTOP, PHONE, reduceTransparency, ZOOMED } from './windows.ts'

/** Each `show` starts from the previous view. @property onlyColours true if it changes only colours */
const views: readonly { name: string; onlyColours?: true; show: (page: Page) => Promise<unknown> }[] = [
  { name: 'a desktop', show: (page) => page.setViewportSize(DESKTOP) },
  { name: 'a window 320 px wide', show: (page) => page.setViewportSize(PHONE) },
  { name: '400 % zoom', show: (page) => page.setViewportSize(ZOOMED) },
  {
    name: 'forced colours',
    onlyColours: true,
    show: (page) => page.emulateMedia({ forcedColors: 'active' }),
  },
  {
    name: 'more contrast',
    onlyColours: true,
    show: (page) => page.emulateMedia({ forcedColors: null, contrast: 'more' }),
  },
]

/** The violations that axe finds in all views. Afterwards the page has a desktop's window and no emulation. */
export async function violationsInEveryView(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const { name, onlyColours, show } of views) {
    await show(page)
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
