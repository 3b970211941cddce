import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { constantsMistakes } from '../../../src/constants/schema.ts'
import {
  changedFiles,
  changesFrom,
  countChanges,
  DEFAULT_TUNING,
  readTuning,
  type Tuning,
  withColour,
} from '../../../src/panel/tuning.ts'
import type { OwnerTheme } from '../../../src/site/themes.ts'
import { anyConstants, constantKeys } from '../../helpers/anyConstants.ts'
import { defaultSky as constants } from '../../helpers/defaultSky.ts'

const anyTheme: fc.Arbitrary<OwnerTheme> = fc.constantFrom<OwnerTheme>(
  {},
  { theme: 'night' },
  { theme: 'sepia' },
  { theme: 'sepia', accent: '#123456' },
  { text: '#ffffff', accent: '#654321' },
)
const anyTuning: fc.Arbitrary<Tuning> = fc.record({ constants: anyConstants, theme: anyTheme })

const tuned: Tuning = {
  constants: { ...constants, seed: 7, moonlight: { ...constants.moonlight, opacity: 0.3 } },
  theme: { theme: 'sepia' },
}

/** Reads changes after they were JSON, as in a file. */
const read = (changes: unknown, base?: Tuning) => readTuning(JSON.parse(JSON.stringify(changes)), base)

describe('the changes of a tuning', () => {
  it('contain only what differs', () => {
    expect(changesFrom(DEFAULT_TUNING, DEFAULT_TUNING)).toEqual({ constants: {} })
    expect(changesFrom(DEFAULT_TUNING, tuned)).toEqual({
      constants: { seed: 7, moonlight: { opacity: 0.3 } },
      theme: { theme: 'sepia' },
    })
  })

  it('count constants and colours', () => {
    expect(countChanges(tuned, tuned)).toBe(0)
    expect(countChanges(DEFAULT_TUNING, { ...tuned, theme: { accent: '#123456', gold: '#123456' } })).toBe(4)
    expect(countChanges(DEFAULT_TUNING, { constants, theme: { theme: 'night' } })).toBe(0)
  })

  it('give the same tuning again, from any other tuning', () => {
    fc.assert(
      fc.property(anyTuning, anyTuning, (base, written) => {
        const result = read(changesFrom(base, written), base)
        if ('mistakes' in result) throw new Error(result.mistakes.join())
        expect(result.tuning.constants).toEqual(written.constants)
        expect(countChanges(result.tuning, written)).toBe(0)
      }),
      { numRuns: 50 },
    )
  })
})

describe('the files to save', () => {
  it('are those that change, with what differs from the defaults', () => {
    expect(changedFiles(tuned, tuned)).toEqual([])
    expect(changedFiles(DEFAULT_TUNING, { ...tuned, theme: {} }).map(({ name }) => name)).toEqual([
      'sky.json',
    ])
    const files = changedFiles({ ...tuned, theme: {} }, { ...tuned, constants: { ...constants, seed: 7 } })
    expect(files.map(({ name, text }) => [name, JSON.parse(text)])).toEqual([
      ['sky.json', { seed: 7 }],
      ['theme.json', { theme: 'sepia' }],
    ])
  })
})

describe('changes from a file', () => {
  /** Expects a valid tuning, or reasons. */
  function expectReadOrRefused(changes: unknown): void {
    const result = readTuning(changes)
    if ('tuning' in result) expect(constantsMistakes(result.tuning.constants)).toEqual([])
    else for (const mistake of result.mistakes) expect(mistake).toMatch(/\S.*\.$/s)
  }

  it('are read, or refused with reasons, for any JSON', () => {
    fc.assert(fc.property(fc.jsonValue(), expectReadOrRefused))
    fc.assert(
      fc.property(fc.record({ constants: fc.jsonValue(), theme: fc.jsonValue() }), expectReadOrRefused),
    )
  })

  it('are read, or refused with reasons, for any value of one constant', () => {
    fc.assert(
      fc.property(fc.constantFrom(...constantKeys), fc.jsonValue(), (keys, value) =>
        expectReadOrRefused({
          constants: keys.reduceRight<unknown>((inner, key) => ({ [key]: inner }), value),
        }),
      ),
      { numRuns: 150 },
    )
  })

  it.each([
    [-1, 'constants.views.home.stars is -1 stars; choose a value from 0 to 200000.'],
    [0.5, 'constants.views.home.stars is 0.5; choose a whole number.'],
    ['<img src=x onerror=alert(1)>', 'constants.views.home.stars is not a number.'],
    [null, 'constants.views.home.stars is not a number.'],
  ])('are refused with the path and the reason of a mistake: %s stars', (stars, reason) => {
    expect(readTuning({ constants: { views: { home: { stars } } } })).toEqual({ mistakes: [reason] })
  })

  it('are refused with names of the object prototype, which stays unchanged', () => {
    const changes = JSON.parse('{ "constants": { "__proto__": { "polluted": 1 }, "constructor": 1 } }')
    expect(readTuning(changes)).toEqual({
      mistakes: [
        'constants.__proto__ is not a constant of the site; remove it.',
        'constants.constructor is not a constant of the site; remove it.',
      ],
    })
    expect('polluted' in {}).toBe(false)
  })

  it.each([{ theme: 'daylight' }, { accent: 'green' }, { golt: '#a1b2c3' }, 'sepia', 0])(
    'are refused with an unknown theme or colour: %j',
    (theme) => {
      expect(readTuning({ constants: {}, theme })).toEqual({
        mistakes: [expect.stringMatching(/^“theme” has a theme or a colour/)],
      })
    },
  )

  it.each([undefined, [], 'text', { seed: 3 }])('are refused when they are something else: %j', (other) => {
    expect(readTuning(other)).toEqual({ mistakes: ['This is not a file that the panel exported.'] })
  })
})

it('a theme omits a colour that it has anyway', () => {
  const withAccent = withColour({ theme: 'sepia' }, 'accent', '#123456')
  expect(withAccent).toEqual({ theme: 'sepia', accent: '#123456' })
  expect(withColour(withAccent, 'accent', '#f9c796')).toEqual({ theme: 'sepia' })
})
