import { hasGate, routes } from '../../src/routes.ts'
import { constants } from '../../src/site/constants.ts'
import { expect, SKY_CHUNK, test } from '../helpers/site.ts'
import { expectFrames, openSky, SKY, SMALL } from '../helpers/sky.ts'

test.use({ viewport: SMALL })

for (const { path, view } of routes.filter(hasGate)) {
  test(`${path}, opened cold, is under the sky of its view, drawn in four calls at most`, async ({
    site,
  }) => {
    await openSky(site, `${path}${SKY}`)
    const { stars, falling } = constants.views[view]
    await expect(site.scene).toHaveAttribute('data-view', view)
    await expect(site.scene).toHaveAttribute('data-stars', String(stars))
    await expect(site.scene).toHaveAttribute('data-falling', falling ? 'on' : 'off')
    await expect(site.scene).toHaveAttribute('data-phase', 'open')
    await expectFrames(site)
    await expect(site.scene).toHaveAttribute('data-draw-calls', /^[1-4]$/)
    expect(site.requests.some((url) => SKY_CHUNK.test(url))).toBe(true)
  })
}
