import { gzipSync } from 'node:zlib'
import type { Response } from 'playwright/test'
import { isSkyScript } from '../helpers/builtFiles.ts'
import { expect, type Site, test } from '../helpers/site.ts'
import { hasSky, routes } from '../helpers/siteModules.ts'
import { expectFrames, openSky, SKY, SMALL } from '../helpers/sky.ts'

/** Limit for the live sky's files: three.js and react-three-fiber (gzipped), and the textures. */
const MAX_BYTES = 220_000

test.use({ viewport: SMALL })

/** The sizes of the scripts (gzipped) and WebP pictures that are requested while a page opens, bytes by address. */
async function fetchedSizes(site: Site, openPage: () => Promise<void>): Promise<Map<string, number>> {
  const responses: Response[] = []
  const recordResponse = (response: Response) => {
    responses.push(response)
  }
  site.page.on('response', recordResponse)
  await openPage()
  await site.settled()
  site.page.off('response', recordResponse)
  const sizes = new Map<string, number>()
  for (const response of responses) {
    if (!/\.(js|webp)$/.test(response.url())) continue
    const body = await response.body()
    sizes.set(response.url(), response.url().endsWith('.js') ? gzipSync(body).length : body.length)
  }
  return sizes
}

test('The files of the live sky are below their limit, and its script is requested only when the page has loaded', async ({
  site,
}) => {
  const stillSizes = await fetchedSizes(site, async () => {
    await site.open('/?renderer=still&gate=open')
  })
  const liveSizes = await fetchedSizes(site, async () => {
    await openSky(site, `/${SKY}`)
    await expectFrames(site)
  })
  const skyFiles = [...liveSizes].filter(([url]) => !stillSizes.has(url))
  expect(skyFiles.some(([url]) => isSkyScript(url))).toBe(true)
  expect(skyFiles.reduce((sum, [, bytes]) => sum + bytes, 0)).toBeLessThan(MAX_BYTES)
  const earlyScripts = await site.page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    const loadedMs = navigation?.loadEventStart ?? 0
    const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'))
    return scripts.filter(({ startTime }) => startTime < loadedMs).map(({ name }) => name)
  })
  expect(earlyScripts.filter(isSkyScript)).toEqual([])
})

test('The live sky’s script is not fetched when the page has no sky', async ({ site }) => {
  const withoutSky = routes.find((route) => !hasSky(route))
  test.skip(!withoutSky, 'Every page has a sky')
  await site.open(withoutSky?.path ?? '/')
  await site.settled()
  expect(site.requests.filter(isSkyScript)).toEqual([])
})
