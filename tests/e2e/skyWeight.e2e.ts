import { isSkyScript } from '../helpers/builtFiles.ts'
import { expect, test } from '../helpers/site.ts'
import { hasSky, routes } from '../helpers/siteModules.ts'
import { expectFrames, openSky, SKY, SMALL } from '../helpers/sky.ts'

test.use({ viewport: SMALL })

test('The live sky’s script is requested only when the page has loaded', async ({ site }) => {
  await openSky(site, `/${SKY}`)
  await expectFrames(site)
  const scripts = await site.page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    const loadedMs = navigation?.loadEventStart ?? 0
    const entries = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'))
    return entries.map(({ name, startTime }) => ({ name, isEarly: startTime < loadedMs }))
  })
  expect(scripts.filter(({ name }) => isSkyScript(name)).map(({ isEarly }) => isEarly)).toEqual([false])
})

test('The live sky’s script is not fetched when the page has no sky', async ({ site }) => {
  const withoutSky = routes.find((route) => !hasSky(route))
  test.skip(!withoutSky, 'Every page has a sky')
  await site.open(withoutSky?.path ?? '/')
  await site.settled()
  expect(site.requests.filter(isSkyScript)).toEqual([])
})
