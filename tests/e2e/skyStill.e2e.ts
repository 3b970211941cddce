import { isSkyScript } from '../helpers/builtFiles.ts'
import { expectPage } from '../helpers/expectPage.ts'
import { LONG_RUN, longRunIf } from '../helpers/longRun.ts'
import { needs } from '../helpers/needs.ts'
import { expect, test } from '../helpers/site.ts'
import { findRoute, hasSky, routes, text } from '../helpers/siteModules.ts'
import { countDraws, expectFrames, openSky, SKY, SMALL } from '../helpers/sky.ts'
import { expectStillSky, stillCauses } from '../helpers/stillSky.ts'

const homeRoute = findRoute('/')
/** Another page with a sky, if the site has one. */
const secondRoute = routes.slice(1).find(hasSky)
const otherSkyRoutes = secondRoute ? [secondRoute] : []

// Reduced motion is tested on every page. For the other causes, two pages with a sky are enough, and only in the long run.
for (const { name, query, prepare } of stillCauses)
  test(
    `${name} gives pages a still sky and never loads the live sky`,
    longRunIf(name !== 'Reduced motion'),
    async ({ site }) => {
      await prepare?.(site.page)
      await site.open(`/?gate=open${query}`)
      await expectPage(site, homeRoute)
      await expectStillSky(site, homeRoute)
      const otherRoutes = name === 'Reduced motion' ? routes.slice(1) : otherSkyRoutes
      for (const route of otherRoutes) {
        await site.goInside(`${route.path}?gate=open${query}`)
        await expectPage(site, route)
        await expectStillSky(site, route)
      }
      expect(site.requests.filter(isSkyScript)).toEqual([])
    },
  )

test(
  'The gate opens without a fade and the hash’s section is in view when the system asks for reduced motion',
  LONG_RUN,
  async ({ site }) => {
    needs('gate', 'music')
    await site.page.emulateMedia({ reducedMotion: 'reduce' })
    await site.open('/#music')
    await expect(site.gate).toHaveCSS('transition-duration', '0s')
    await site.enter()
    await expect(site.page.locator('#music')).toBeInViewport()
  },
)

test('The sky follows the system when its motion or colour preference changes', async ({ site }) => {
  await site.page.setViewportSize(SMALL)
  await openSky(site, `/${SKY}`)
  await site.page.emulateMedia({ reducedMotion: 'reduce' })
  await expectStillSky(site, homeRoute)
  await expect(site.scene).toHaveAttribute('data-motion', 'still')
  await site.page.emulateMedia({ reducedMotion: 'no-preference' })
  await expect(site.scene).toHaveAttribute('data-renderer', 'webgl')
  await expect(site.canvas).toHaveCount(1)
  await expectFrames(site)
  await site.page.emulateMedia({ forcedColors: 'active' })
  await expectStillSky(site, homeRoute)
})

test('A chosen motion takes effect at once and stays on the next page until another is chosen', async ({
  site,
}) => {
  test.skip(!secondRoute, 'Only the home page has a sky')
  await site.page.setViewportSize(SMALL)
  const draws = await countDraws(site.page)
  await openSky(site, `/${SKY}`)
  // Forced, because the choices accept no press until the pointer is over the control.
  const chooseMotion = (name: string) =>
    site.page
      .getByRole('group', { name: text.motion.name })
      .getByRole('radio', { name, exact: true })
      .check({ force: true })
  await chooseMotion(text.motion.calm)
  await expect(site.scene).toHaveAttribute('data-motion', 'calm')
  await expect(site.scene).toHaveAttribute('data-falling', 'off')
  await expect(site.scene).toHaveAttribute('data-renderer', 'webgl')
  await chooseMotion(text.motion.still)
  await expectStillSky(site, homeRoute)
  const drawsOfFirstPage = await draws()
  await site.open(`${secondRoute?.path}?gate=open`)
  await expectStillSky(site, secondRoute ?? homeRoute)
  await expect(site.scene).toHaveAttribute('data-motion', 'still')
  expect(drawsOfFirstPage).toBeGreaterThan(0)
  expect(await draws()).toBe(0)
  await chooseMotion(text.motion.full)
  await expect(site.scene).toHaveAttribute('data-renderer', 'webgl')
})
