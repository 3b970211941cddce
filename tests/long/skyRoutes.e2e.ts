import { isSkyScript } from '../helpers/builtFiles.ts'
import { expectPage } from '../helpers/expectPage.ts'
import { repeatsPage } from '../helpers/longRun.ts'
import { expect, test } from '../helpers/site.ts'
import { constants, hasSky, routes } from '../helpers/siteModules.ts'
import { DRAW_CALLS, expectFrames, openSky, SKY, SMALL } from '../helpers/sky.ts'
import { expectStillSky, stillCauses } from '../helpers/stillSky.ts'

test.use({ viewport: SMALL })

for (const { path, view } of routes.filter((route) => hasSky(route) && !repeatsPage(route))) {
  test(`${path} has the sky of its view, in at most four draw calls, when it is opened directly`, async ({
    site,
  }) => {
    await openSky(site, `${path}${SKY}`)
    const { stars, falling } = constants.views[view]
    await expect(site.scene).toHaveAttribute('data-view', view)
    await expect(site.scene).toHaveAttribute('data-stars', String(stars))
    await expect(site.scene).toHaveAttribute('data-falling', falling ? 'on' : 'off')
    await expect(site.scene).toHaveAttribute('data-phase', 'open')
    await expectFrames(site)
    await expect(site.scene).toHaveAttribute('data-draw-calls', DRAW_CALLS)
    expect(site.requests.some(isSkyScript)).toBe(true)
  })
}

for (const { name, query, prepare } of stillCauses) {
  test(`${name} gives every directly opened page a still sky and never loads the live sky`, async ({
    site,
  }) => {
    await prepare?.(site.page)
    for (const route of routes) {
      await site.open(`${route.path}?gate=open${query}`)
      await expectPage(site, route)
      await expectStillSky(site, route)
    }
    expect(site.requests.filter(isSkyScript)).toEqual([])
  })
}
