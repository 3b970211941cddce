import type { Page } from 'playwright/test'
import { routes } from '../../src/routes.ts'
import { words } from '../../src/site/words.ts'
import { expectPage } from '../helpers/expectPage.ts'
import { LONG_RUN } from '../helpers/longRun.ts'
import { needs } from '../helpers/needs.ts'
import { expect, type Site, SKY_SCRIPTS, test } from '../helpers/site.ts'
import { countDraws, expectFrames, openSky, SKY, SMALL } from '../helpers/sky.ts'

/** Stars of each view, the specification's numbers; an editor has no sky. */
const STARS = { home: 100, media: 100, shop: 50, template: 50, none: 0 } as const

const home = routes[0]
if (!home) throw new Error('there are no routes')

async function expectStill(site: Site, stars: number): Promise<void> {
  await expect(site.scene).toHaveAttribute('data-renderer', 'still')
  await expect(site.scene).toHaveAttribute('data-stars', String(stars))
  await expect(site.scene).toHaveAttribute('data-falling', 'off')
  await expect(site.canvas).toHaveCount(0)
  await expect(site.page.locator('[data-still-sky] > *')).toHaveCount(stars)
}

/** One of them walks through every page; for the others the first one and an editor stand for all. */
const people: Record<string, { query: string; prepare?: (page: Page) => Promise<void> }> = {
  '?motion=still': { query: '&motion=still' },
  '?renderer=still': { query: '&renderer=still' },
  'Reduced motion': { query: '', prepare: (page) => page.emulateMedia({ reducedMotion: 'reduce' }) },
  'Forced colours': { query: '', prepare: (page) => page.emulateMedia({ forcedColors: 'active' }) },
}

for (const [name, { query, prepare }] of Object.entries(people)) {
  test(`${name} gives every page a still sky and never loads the moving one`, async ({ site }) => {
    await prepare?.(site.page)
    await site.open(`/?gate=open${query}`)
    await expectPage(site, home)
    await expectStill(site, 100)
    const others = name === 'Reduced motion' ? routes.slice(1) : routes.slice(-1)
    for (const route of others) {
      await site.goInside(`${route.path}?gate=open${query}`)
      await expectPage(site, route)
      await expectStill(site, STARS[route.view])
    }
    expect(site.requests.filter((url) => SKY_SCRIPTS.test(url))).toEqual([])
  })
}

test('Reduced motion opens the gate and scrolls in one step', LONG_RUN, async ({ site }) => {
  needs('gate', 'projects')
  await site.page.emulateMedia({ reducedMotion: 'reduce' })
  await site.open('/#music')
  await expect(site.gate).toHaveCSS('transition-duration', '0s')
  await site.enter()
  await expect(site.page.locator('#music')).toBeInViewport()
})

test('A system that changes its mind about motion or colours is followed', async ({ site }) => {
  await site.page.setViewportSize(SMALL)
  await openSky(site, `/${SKY}`)
  await site.page.emulateMedia({ reducedMotion: 'reduce' })
  await expectStill(site, 100)
  await expect(site.scene).toHaveAttribute('data-motion', 'still')
  await site.page.emulateMedia({ reducedMotion: 'no-preference' })
  await expect(site.scene).toHaveAttribute('data-renderer', 'webgl')
  await expect(site.canvas).toHaveCount(1)
  await expectFrames(site)
  await site.page.emulateMedia({ forcedColors: 'active' })
  await expectStill(site, 100)
})

test('A visitor’s own choice of motion holds at once, is remembered, and can be taken back', async ({
  site,
}) => {
  needs('media')
  await site.page.setViewportSize(SMALL)
  const draws = await countDraws(site.page)
  await openSky(site, `/${SKY}`)
  const choose = (name: string) =>
    site.page
      .getByRole('group', { name: words.motion.name })
      .getByRole('radio', { name })
      .check({ force: true })
  await choose(words.motion.calm)
  await expect(site.scene).toHaveAttribute('data-motion', 'calm')
  await expect(site.scene).toHaveAttribute('data-falling', 'off')
  await expect(site.scene).toHaveAttribute('data-renderer', 'webgl')
  await choose(words.motion.still)
  await expectStill(site, 100)
  const before = await draws()
  await site.open('/media?gate=open')
  await expectStill(site, 100)
  await expect(site.scene).toHaveAttribute('data-motion', 'still')
  expect(before).toBeGreaterThan(0)
  expect(await draws()).toBe(0)
  await choose(words.motion.full)
  await expect(site.scene).toHaveAttribute('data-renderer', 'webgl')
})
