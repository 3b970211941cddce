import { describe, expect, it } from 'vitest'
import { domeHalfAxes, isNightDate, nightQuery, readNight } from '../../../../src/scene/night/night.ts'

describe('a night in the query', () => {
  it('is written and read again, rounded to a tenth of a degree', () => {
    const night = { date: '1998-07-04', latitude: 38.72, longitude: -9.13 }
    expect(nightQuery(night)).toBe('?night=1998-07-04&at=38.7,-9.1')
    expect(readNight(nightQuery(night))).toEqual({ date: '1998-07-04', latitude: 38.7, longitude: -9.1 })
  })

  it.each([
    '',
    '?night=1998-07-04',
    '?at=38.7,-9.1',
    '?night=1998-02-30&at=38.7,-9.1',
    '?night=1812-02-03&at=38.7,-9.1',
    '?night=2050-01-01&at=38.7,-9.1',
    '?night=tonight&at=38.7,-9.1',
    '?night=1998-07-04&at=38.7',
    '?night=1998-07-04&at=91,0',
    '?night=1998-07-04&at=0,-181',
    '?night=1998-07-04&at=north,west',
  ])('is null for %j', (search) => expect(readNight(search)).toBeNull())
})

it.each([
  ['2024-02-29', true],
  ['2023-02-29', false],
  ['1900-01-01', true],
  ['1899-12-31', false],
  ['98-7-4', false],
])('%s is a date for which the sky can be computed: %s', (date, isValid) =>
  expect(isNightDate(date)).toBe(isValid),
)

it.each([
  [1280, 800, [640, 400]],
  [1000, 1000, [500, 500]],
  [400, 1000, [200, 320]],
  [3200, 1000, [800, 500]],
])(
  'The dome of a window of %d by %d px fills the window, unless that would distort it too much',
  (width, height, axes) => expect(domeHalfAxes(width, height)).toEqual(axes),
)
