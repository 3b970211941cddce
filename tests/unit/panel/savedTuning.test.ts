import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { constantsMistakes } from '../../../src/constants/schema.ts'
import { readSaved } from '../../../src/panel/savedTuning.ts'
import { constants } from '../../../src/site/constants.ts'

describe('the saved tuning', () => {
  it('is the same after it was stored and read', () => {
    const saved = { draft: 'seed_3', skies: [{ name: 'Winter', constants }], seeds: [3, 4] }
    expect(readSaved(JSON.stringify(saved))).toMatchObject(saved)
  })

  it('contains only valid values for any content of the storage', () => {
    const broken = fc.record({
      draft: fc.jsonValue(),
      skies: fc.oneof(
        fc.jsonValue(),
        fc.array(fc.record({ name: fc.jsonValue(), constants: fc.jsonValue() })),
      ),
      seeds: fc.oneof(fc.jsonValue(), fc.array(fc.jsonValue())),
    })
    const texts = fc.oneof(
      fc.string(),
      fc.json(),
      broken.map((value) => JSON.stringify(value)),
    )
    fc.assert(
      fc.property(texts, (text) => {
        const { draft, skies, seeds } = readSaved(text)
        expect(typeof draft).toBe('string')
        for (const sky of skies) expect(constantsMistakes(sky.constants)).toEqual([])
        for (const seed of seeds) expect(Number.isInteger(seed)).toBe(true)
      }),
    )
  })
})
