import type { Page } from 'playwright/test'
import type { Route } from '../../src/site/route.ts'
import { expect, type Site } from './site.ts'
import { constants } from './siteModules.ts'

/** Causes of a still sky: a query, or a preference of the visitor's system. */
export const stillCauses: readonly {
  readonly name: string
  readonly query: string
  readonly prepare?: (page: Page) => Promise<void>
}[] = [
  { name: '?motion=still', query: '&motion=still' },
  { name: '?renderer=still', query: '&renderer=still' },
  { name: 'Reduced motion', query: '', prepare: (page) => page.emulateMedia({ reducedMotion: 'reduce' }) },
  { name: 'Forced colours', query: '', prepare: (page) => page.emulateMedia({ forcedColors: 'active' }) },
]

/** Expects a still sky with the number of stars of its view. */
export async function expectStillSky(site: Site, { view }: Pick<Route, 'view'>): Promise<void> {
  const { stars } = constants.views[view]
  await expect(site.scene).toHaveAttribute('data-renderer', 'still')
  await expect(site.scene).toHaveAttribute('data-stars', String(stars))
  await expect(site.scene).toHaveAttribute('data-falling', 'off')
  await expect(site.canvas).toHaveCount(0)
  await expect(site.page.locator('[data-still-sky] > *')).toHaveCount(stars)
}
