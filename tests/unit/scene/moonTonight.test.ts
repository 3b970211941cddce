import { afterEach, describe, expect, it, vi } from 'vitest'
import { illuminatedFraction } from '../../../src/scene/moonPhase.ts'
import { isSouthern, moonTonight } from '../../../src/scene/moonTonight.ts'

/** Moments of phases from almanacs of the U.S. Naval Observatory, UTC. Those with a note are also those of an eclipse. */
const ALMANAC: readonly (readonly [utc: string, phase: number])[] = [
  ['1999-08-11T11:09', 0], // total, Europe
  ['2000-01-21T04:40', 0.5], // total, of the moon
  ['2017-08-21T18:30', 0], // total, America
  ['2018-07-27T20:20', 0.5], // total, of the moon
  ['2024-04-08T18:21', 0], // total, America
  ['2024-04-15T19:13', 0.25],
  ['2024-04-23T23:49', 0.5],
  ['2024-05-01T11:27', 0.75],
  ['2025-01-06T23:56', 0.25],
  ['2025-01-13T22:27', 0.5],
  ['2025-01-21T20:31', 0.75],
  ['2026-08-12T17:37', 0], // total, Spain
]
const MS_PER_DAY = 86_400_000
/** Share of a turn. At new and full moon the moon passes up to 5.15° beside the line through sun and earth. */
const TOLERANCE = 5.2 / 360

function tonight(utc: string | Date, timeZone: string) {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(typeof utc === 'string' ? `${utc}Z` : utc) })
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
    timeZone,
  } as Intl.ResolvedDateTimeFormatOptions)
  return moonTonight()
}

/** The lit fraction of the disc. Source: Meeus, Astronomical Algorithms (2nd edition), eq. 47.2 to 47.4, 48.1 and 48.4. */
function meeusFraction(date: Date): number {
  const t = (date.getTime() / MS_PER_DAY + 2440587.5 - 2451545) / 36525
  const rad = (degrees: number) => (degrees * Math.PI) / 180
  const elongation = rad(297.8501921 + 445267.1114034 * t - 0.0018819 * t ** 2)
  const sun = rad(357.5291092 + 35999.0502909 * t)
  const moon = rad(134.9633964 + 477198.8675055 * t + 0.0087414 * t ** 2)
  const angle =
    Math.PI -
    elongation +
    rad(
      -6.289 * Math.sin(moon) +
        2.1 * Math.sin(sun) -
        1.274 * Math.sin(2 * elongation - moon) -
        0.658 * Math.sin(2 * elongation) -
        0.214 * Math.sin(2 * moon) -
        0.11 * Math.sin(elongation),
    )
  return (1 + Math.cos(angle)) / 2
}

describe('the moon tonight', () => {
  afterEach(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
  })

  it.each(ALMANAC)('has at %s the phase %f of the almanac in both hemispheres', (utc, phase) => {
    for (const [timeZone, tilt] of [
      ['Europe/Berlin', 0],
      ['Australia/Sydney', Math.PI],
    ] as const) {
      const facts = tonight(utc, timeZone)
      // Just before a new moon the phase is almost 1.
      const difference = facts.phase - phase
      expect(Math.abs(difference - Math.round(difference))).toBeLessThan(TOLERANCE)
      expect(facts.tilt).toBe(tilt)
    }
  })

  it('lights as much of the disc as the formula of Meeus says, on each day of two months', () => {
    // The example of his chapter 48.
    expect(meeusFraction(new Date('1992-04-12T00:00Z'))).toBeCloseTo(0.679, 2)
    for (let day = 0; day < 60; day++) {
      const date = new Date(Date.UTC(2026, 10, 27) + day * MS_PER_DAY)
      const { phase } = tonight(date, 'Europe/Berlin')
      expect(Math.abs(illuminatedFraction(phase) - meeusFraction(date))).toBeLessThan(0.02)
    }
  })
})

describe('the hemisphere of a time zone', () => {
  it.each([
    'Australia/Sydney',
    'Antarctica/McMurdo',
    'America/Argentina/Ushuaia',
    'America/Sao_Paulo',
    'Africa/Johannesburg',
    'Pacific/Auckland',
  ])('is south for %s', (zone) => expect(isSouthern(zone)).toBe(true))

  it('is south for America/Buenos_Aires, an older name of a zone', () =>
    expect(isSouthern('America/Buenos_Aires')).toBe(true))

  it.each(['Europe/Berlin', 'America/New_York', 'Asia/Tokyo', 'Pacific/Honolulu'])(
    'is north for %s',
    (zone) => expect(isSouthern(zone)).toBe(false),
  )

  it.each([undefined, '', 'UTC', 'Etc/GMT+3'])('is north for %s, which names no place', (zone) => {
    expect(isSouthern(zone)).toBe(false)
  })
})
