import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { constantsMistakes } from '../../../src/constants/schema.ts'
import { constants } from '../../../src/site/constants.ts'
import { mergeSaved, readSaved } from '../../../src/tuning/savedTuning.ts'

describe('what the browser saved', () => {
  it('comes back', () => {
    const saved = { draft: 'seed_3', skies: [{ name: 'Winter', constants }], seeds: [3, 4] }
    expect(readSaved(JSON.stringify(saved))).toMatchObject(saved)
  })

  it('is nothing that the site cannot use, whatever the storage holds', () => {
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

describe('what two tabs saved', () => {
  const entry = (id: number, name: string) => ({ id, name })
  const [one, two, three] = [entry(1, 'one'), entry(2, 'two'), entry(3, 'three')]
  const merge = (mine: readonly (typeof one)[], theirs: readonly (typeof one)[]) =>
    mergeSaved([one, two], mine, theirs, (a, b) => a.id === b.id).map(({ name }) => name)
  const copy = (all: readonly (typeof one)[]) => structuredClone(all)

  it('is there whole: what each added, deleted and renamed', () => {
    expect(merge([one, two, three], copy([one, two, entry(4, 'four')]))).toEqual([
      'one',
      'two',
      'four',
      'three',
    ])
    expect(merge([two], copy([one, two]))).toEqual(['two'])
    expect(merge([one, two], copy([two]))).toEqual(['two'])
    expect(merge([entry(1, 'mine'), two], copy([one, entry(2, 'theirs')]))).toEqual(['mine', 'theirs'])
  })

  it('keeps what one deleted while the other renamed it', () => {
    expect(merge([entry(1, 'mine'), two], copy([two]))).toEqual(['two', 'mine'])
  })

  it('takes a seed of nothing for a seed', () => {
    expect(mergeSaved([0], [0, 7], [0], Object.is)).toEqual([0, 7])
    expect(mergeSaved([0, 7], [7], [0, 7], Object.is)).toEqual([7])
  })
})
