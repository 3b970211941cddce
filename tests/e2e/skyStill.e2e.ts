import { routes } from '../../src/routes.ts'
import { expectPage } from '../helpers/expectPage.ts'
import { expect, SKY_CHUNK, test } from '../helpers/site.ts'
import { countDraws, expectFrames, openSky, SKY, SMALL } from '../helpers/sky.ts'
import { expectStillSky, stillPeople } from '../helpers/stillSky.ts'

/** A path of every view; `npm run test:long` opens them all. */
const [home, ...others] = new Map(routes.map((route) => [route.view, route])).values()
if (!home) throw new Error('there are no routes')

for (const { name, query, prepare } of stillPeople) {
  test(`${name} gives every view a still sky and never loads the moving one`, async ({ site }) => {
    await prepare?.(site.page)
    await site.open(`${home.path}?gate=open${query}`)
    await expectPage(site, home)
    await expectStillSky(site, home)
    for (const route of others) {
      await site.goInside(`${route.path}?gate=open${query}`)
      await expectStillSky(site, route)
    }
    expect(site.requests.filter((url) => SKY_CHUNK.test(url))).toEqual([])
  })
}

test('Reduced motion opens the gate and scrolls in one step', async ({ site }) => {
  await site.page.emulateMedia({ reducedMotion: 'reduce' })
  await site.open('/#music')
  await expect(site.gate).toHaveCSS('transition-duration', '0s')
  await site.enter()
  await expect(site.page.locator('#music')).toBeInViewport()
})

test('A system that changes its mind about motion is followed', async ({ site }) => {
  await site.page.setViewportSize(SMALL)
  await openSky(site, `/${SKY}`)
  await site.page.emulateMedia({ reducedMotion: 'reduce' })
  await expectStillSky(site, home)
  await expect(site.scene).toHaveAttribute('data-motion', 'still')
  await site.page.emulateMedia({ reducedMotion: 'no-preference' })
  await expect(site.scene).toHaveAttribute('data-renderer', 'webgl')
  await expect(site.canvas).toHaveCount(1)
  await expectFrames(site)
})

test('A visitor’s own choice of motion holds at once, is remembered, and can be taken back', async ({
  site,
}) => {
  await site.page.setViewportSize(SMALL)
  const draws = await countDraws(site.page)
  await openSky(site, `/${SKY}`)
  const choose = (name: string) =>
    site.page.getByRole('group', { name: 'Motion' }).getByRole('radio', { name }).check({ force: true })
  await choose('Calm')
  await expect(site.scene).toHaveAttribute('data-motion', 'calm')
  await expect(site.scene).toHaveAttribute('data-falling', 'off')
  await expect(site.scene).toHaveAttribute('data-renderer', 'webgl')
  await choose('Still')
  await expectStillSky(site, home)
  const before = await draws()
  await site.open('/media?gate=open')
  await expectStillSky(site, home)
  await expect(site.scene).toHaveAttribute('data-motion', 'still')
  expect(before).toBeGreaterThan(0)
  expect(await draws()).toBe(0)
  await choose('Full')
  await expect(site.scene).toHaveAttribute('data-renderer', 'webgl')
})
