import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { constantsMistakes } from '../../../src/constants/schema.ts'
import { constantPaths, valueAt } from '../../../src/panel/constantPaths.ts'
import { formatConstants } from '../../../src/panel/formatConstants.ts'
import { MAX_JSON_CHARACTERS, readConstants, readConstantsFile } from '../../../src/panel/readConstants.ts'
import { anyConstants } from '../../helpers/anyConstants.ts'
import { defaultSky as constants } from '../../helpers/defaultSky.ts'

/** Reads constants and expects them to be complete, or to be refused with reasons. */
function expectCompleteOrRefused(text: string): void {
  const read = readConstants(text)
  if ('mistakes' in read) {
    expect(read.mistakes.length).toBeGreaterThan(0)
    for (const mistake of read.mistakes) expect(mistake).toMatch(/\S.*\.$/s)
  } else expect(constantsMistakes(read.constants)).toEqual([])
}

/** The default constants, one of them replaced by any value. */
const damagedConstants = fc
  .tuple(fc.constantFrom(...constantPaths), fc.jsonValue())
  .map(([{ keys }, value]) => {
    const copy: Record<string, unknown> = structuredClone(constants)
    let group = copy
    for (const key of keys.slice(0, -1)) group = group[key] as Record<string, unknown>
    group[keys.at(-1) ?? ''] = value
    return copy
  })

describe('constants read from a text', () => {
  it('may omit only values that have a default', () => {
    const few = JSON.stringify({ moonlight: { opacity: 0.3 } })
    const { opacity, ...others } = constants.moonlight
    expect(opacity).not.toBe(0.3)
    expect(readConstants(few, constants)).toEqual({
      constants: { ...constants, moonlight: { ...others, opacity: 0.3 } },
    })
    expect(readConstants(few)).toHaveProperty('mistakes')
  })

  it('are complete, or refused with reasons, for any JSON', () => {
    fc.assert(fc.property(fc.json(), expectCompleteOrRefused))
  })

  it('are complete, or refused with reasons, for any text', () => {
    fc.assert(fc.property(fc.string(), expectCompleteOrRefused))
  })

  it('are complete, or refused with reasons, for any value of one constant', () => {
    fc.assert(
      fc.property(damagedConstants, (value) => expectCompleteOrRefused(JSON.stringify(value))),
      { numRuns: 150 },
    )
  })

  it('are the same after export and import', () => {
    fc.assert(
      fc.property(anyConstants, (written) => {
        expect(readConstants(formatConstants(written))).toEqual({ constants: written })
      }),
      { numRuns: 40 },
    )
  })

  it.each([
    ['-1', 'constants.views.home.stars is -1 stars; choose a value from 0 to 200000.'],
    ['1e6', 'constants.views.home.stars is 1000000 stars; choose a value from 0 to 200000.'],
    ['1e999', 'constants.views.home.stars is not a number.'],
    ['0.5', 'constants.views.home.stars is 0.5; choose a whole number.'],
    ['"<img src=x onerror=alert(1)>"', 'constants.views.home.stars is not a number.'],
    ['null', 'constants.views.home.stars is not a number.'],
  ])('say the path and the reason of a mistake: %s stars', (stars, reason) => {
    const text = formatConstants(constants).replace('"stars": 100', `"stars": ${stars}`)
    expect(readConstants(text)).toEqual({ mistakes: [reason] })
  })

  it('are refused when they have names of the object prototype, which stays unchanged', () => {
    const text = formatConstants(constants).replace(
      '{',
      '{ "__proto__": { "polluted": 1 }, "constructor": 1,',
    )
    expect(readConstants(text)).toEqual({
      mistakes: [
        'constants.__proto__ is not a constant of the site; remove it.',
        'constants.constructor is not a constant of the site; remove it.',
      ],
    })
    expect('polluted' in {}).toBe(false)
  })

  it('are refused unread when the text is too long', () => {
    const read = readConstants(' '.repeat(10_000_000))
    expect(read).toEqual({
      mistakes: [`The text is too long: constants have at most ${MAX_JSON_CHARACTERS} characters.`],
    })
  })

  it.each(['a', 'é', '—', '🌙'])('are refused as too long when a file has many “%s”', async (letter) => {
    for (const count of [MAX_JSON_CHARACTERS, 10 * MAX_JSON_CHARACTERS]) {
      const text = `{ "${letter.repeat(count)}": 1 }`
      expect(await readConstantsFile(new Blob([text]))).toEqual(readConstants(text))
    }
    expect(await readConstantsFile(new Blob([JSON.stringify(constants)]))).toEqual({ constants })
  })

  it('list the first twenty mistakes and count the rest', () => {
    const unknownConstants = Object.fromEntries(
      Array.from({ length: 1000 }, (_, index) => [`comet${index}`, index]),
    )
    const read = readConstants(JSON.stringify({ ...constants, ...unknownConstants }))
    expect('mistakes' in read && read.mistakes).toHaveLength(21)
    expect('mistakes' in read && read.mistakes.at(-1)).toBe('And 980 more.')
  })

  it('have a value for every path of the schema', () => {
    for (const constant of constantPaths)
      expect(['number', 'boolean']).toContain(typeof valueAt(constants, constant))
  })
})
