import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { constantsMistakes } from '../../../src/constants/schema.ts'
import { tuneAddress } from '../../../src/panel/tuneAddress.ts'
import { readTuneQuery, tuneQuery } from '../../../src/panel/tuneQuery.ts'
import { anyConstants } from '../../helpers/anyConstants.ts'
import { defaultSky as constants } from '../../helpers/defaultSky.ts'

const { home } = constants.views
const tuned = {
  ...constants,
  moonlight: { ...constants.moonlight, opacity: 0.3 },
  views: { ...constants.views, home: { ...home, stars: 250, twinkleMinS: 2, falling: false } },
}

describe('the tuning in a link', () => {
  it('is empty when nothing is tuned', () => {
    expect(tuneQuery(constants, constants)).toBe('')
    expect(readTuneQuery(constants, '')).toEqual({ constants })
  })

  it('names the changed values, and each group once', () => {
    expect(tuneQuery(constants, tuned)).toBe(
      'moonlight.opacity_0.3~views.home.stars_250~.twinkleMinS_2~.falling_off',
    )
  })

  it('is read from an address as it was written', () => {
    fc.assert(
      fc.property(anyConstants, (written) => {
        const address = new URL(
          tuneAddress({ href: 'https://s.example/shop?seed=3#publish' }, tuneQuery(constants, written)),
        )
        expect(address.searchParams.get('seed')).toBe('3')
        expect(readTuneQuery(constants, address.searchParams.get('tune') ?? '')).toEqual({
          constants: written,
        })
      }),
      { numRuns: 40 },
    )
  })

  it('is applied completely, or refused with reasons, for any input', () => {
    const entries = fc
      .array(
        fc.tuple(
          fc.constantFrom('views.home.stars', '.stars', 'seed', 'moonlight.opacity', '__proto__.x', ''),
          fc.constantFrom('_1', '_-1', '_NaN', '_on', '_1e9', '_', '__1', '_0x10', '_1e-7'),
        ),
      )
      .map((pairs) => pairs.map((parts) => parts.join('')).join('~'))
    fc.assert(
      fc.property(fc.oneof(fc.string(), entries), (query) => {
        const read = readTuneQuery(constants, query)
        if ('mistakes' in read) expect(read.mistakes.length).toBeGreaterThan(0)
        else expect(constantsMistakes(read.constants)).toEqual([])
      }),
    )
  })

  it.each([
    [
      'views.home.stars_1000000',
      'constants.views.home.stars is 1000000 stars; choose a value from 0 to 200000.',
    ],
    ['views.home.falling_3', 'constants.views.home.falling cannot be “3”.'],
    [
      'stars.sizeMinPx_9',
      'constants.stars.sizeMinPx is larger than sizeMaxPx; make it the smaller of the two.',
    ],
    ['<script>alert(1)</script>', '“<script>alert(1)</script>” in the link is not a constant of the site.'],
    ['__proto__.stars_1', '“__proto__.stars_1” in the link is not a constant of the site.'],
    ['views.home.stars_1~comets_2', '“comets_2” in the link is not a constant of the site.'],
  ])('changes nothing when it has a mistake: %s', (query, reason) => {
    expect(readTuneQuery(constants, query)).toEqual({ mistakes: [reason] })
  })

  it('is refused unread when it is too long', () => {
    expect(readTuneQuery(constants, 'x'.repeat(10_000_000))).toEqual({
      mistakes: ['The link is too long. Ask for it again.'],
    })
  })
})
