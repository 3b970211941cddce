import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { constantsMistakes } from '../../../src/constants/schema.ts'
import { constants } from '../../../src/site/constants.ts'
import { readKept } from '../../../src/tuning/keptTuning.ts'

describe('what the browser kept', () => {
  it('comes back', () => {
    const kept = { draft: 'seed_3', skies: [{ name: 'Winter', constants }], seeds: [3, 4] }
    expect(readKept(JSON.stringify(kept))).toEqual({
      ...kept,
      skies: [{ id: 'kept-0', name: 'Winter', constants }],
    })
  })

  it('is nothing that the site cannot use, whatever stands there', () => {
    const broken = fc.record({
      draft: fc.jsonValue(),
      skies: fc.oneof(
        fc.jsonValue(),
        fc.array(fc.record({ name: fc.jsonValue(), constants: fc.jsonValue() })),
      ),
      seeds: fc.oneof(fc.jsonValue(), fc.array(fc.jsonValue())),
    })
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          broken.map((value) => JSON.stringify(value)),
        ),
        (text) => {
          const { draft, skies, seeds } = readKept(text)
          expect(typeof draft).toBe('string')
          for (const sky of skies) expect(constantsMistakes(sky.constants)).toEqual([])
          for (const seed of seeds) expect(Number.isInteger(seed)).toBe(true)
        },
      ),
    )
  })
})
