import { gzipSync } from 'node:zlib'
import type { Response } from 'playwright/test'
import { hasSky, routes } from '../../src/routes.ts'
import { isSkyScript } from '../helpers/builtFiles.ts'
import { expect, type Site, test } from '../helpers/site.ts'
import { expectFrames, openSky, SKY, SMALL } from '../helpers/sky.ts'

/** Limit for the live sky, gzipped: three.js, react-three-fiber and the textures. */
const MAX_BYTES = 220_000

test.use({ viewport: SMALL })

/** The scripts and pictures that a visit requests: their sizes by address, bytes, scripts gzipped. */
async function fetchedSizes(site: Site, visit: () => Promise<void>): Promise<Map<string, number>> {
  const responses: Response[] = []
  const note = (response: Response) => responses.push(response)
  site.page.on('response', note)
  await visit()
  await site.settled()
  site.page.off('response', note)
  const sizes = new Map<string, number>()
  for (const response of responses) {
    if (!/\.(js|webp)$/.test(response.url())) continue
    const body = await response.body()
    sizes.set(response.url(), response.url().endsWith('.js') ? gzipSync(body).length : body.length)
  }
  return sizes
}

test('The live sky weighs less than 220 kB, gzipped, and starts to load after the page', async ({ site }) => {
  const still = await fetchedSizes(site, () => site.open('/?renderer=still&gate=open').then(() => {}))
  const live = await fetchedSizes(site, async () => {
    await openSky(site, `/${SKY}`)
    await expectFrames(site)
  })
  const skyFiles = [...live].filter(([url]) => !still.has(url))
  expect(skyFiles.some(([url]) => isSkyScript(url))).toBe(true)
  expect(skyFiles.reduce((sum, [, bytes]) => sum + bytes, 0)).toBeLessThan(MAX_BYTES)
  const early = await site.page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    const loadedMs = navigation?.loadEventStart ?? 0
    const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'))
    return scripts.filter(({ startTime }) => startTime < loadedMs).map(({ name }) => name)
  })
  expect(early.filter(isSkyScript)).toEqual([])
})

test('A page without a sky never fetches the live sky', async ({ site }) => {
  const withoutSky = routes.find((route) => !hasSky(route))
  test.skip(!withoutSky, 'Every page has a sky')
  await site.open(withoutSky?.path ?? '/')
  await site.settled()
  expect(site.requests.filter(isSkyScript)).toEqual([])
})
