import { expect, it } from 'vitest'
import { nightSky } from '../../../src/scene/night/nightSky.ts'
import { text } from '../../../src/site/text.ts'
import { directionName, moonDescription, phaseName, planetDescription } from '../../../src/ui/nightText.ts'

it.each([
  [0.98, text.night.new],
  [0.02, text.night.new],
  [0.1, text.night.waxingCrescent],
  [0.25, text.night.firstQuarter],
  [0.5, text.night.full],
  [0.63, text.night.waningGibbous],
  [0.9, text.night.waningCrescent],
])('A moon of phase %d is called %j', (phase, name) => expect(phaseName(phase)).toBe(name))

it.each([
  [[0, 1, 0.2], text.night.north],
  [[1, 1, 0.2], text.night.northEast],
  [[-1, 0, 0.2], text.night.west],
  [[-1, 6, 0.2], text.night.north],
] as const)('The direction [east, north, up] %j is called %s', (direction, name) =>
  expect(directionName(direction)).toBe(name),
)

it('describes the moon and every marked planet of a night', () => {
  const sky = nightSky({ date: '2020-12-21', latitude: 38.7, longitude: -9.1 })
  expect(moonDescription(sky.moon)).toContain(phaseName(sky.moon.phase))
  expect(sky.planets.length).toBeGreaterThan(0)
  for (const { name } of sky.planets) expect(planetDescription(sky)).toContain(text.night[name])
})

it('says why no planet is marked', () => {
  expect(planetDescription({ planets: [], isDark: true })).toBe(text.night.noPlanets)
  expect(planetDescription({ planets: [], isDark: false })).toBe(text.night.daylight)
})
