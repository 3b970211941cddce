import { expect, it } from 'vitest'
import { PLACES, placeAt, placeOfTimeZone } from '../../../../src/scene/night/places.ts'

it.each([
  ['Europe/Lisbon', 38.7, -9.1],
  ['America/Argentina/Ushuaia', -54.8, -68.3],
  // Browsers' older names of Asia/Kolkata and Europe/Kyiv.
  ['Asia/Calcutta', 22.5, 88.4],
  ['Europe/Kiev', 50.4, 30.5],
])('A visitor in the time zone %s is near %d, %d', (zone, latitude, longitude) => {
  const place = placeOfTimeZone(zone)
  expect(place.latitude).toBeCloseTo(latitude, 0)
  expect(place.longitude).toBeCloseTo(longitude, 0)
})

it.each(['UTC', 'Etc/GMT+3', 'Mars/Olympus'])('places a visitor in %s at Greenwich', (zone) =>
  expect(placeOfTimeZone(zone)).toMatchObject({ longitude: 0 }),
)

it('finds a town at its own place and near it, and no town in the ocean', () => {
  for (const place of PLACES) expect(placeAt(place)?.latitude).toBeCloseTo(place.latitude, 0)
  expect(placeAt({ latitude: 40.7, longitude: -74 })?.name).toBe('New York')
  expect(placeAt({ latitude: 0, longitude: -140 })).toBeUndefined()
})
