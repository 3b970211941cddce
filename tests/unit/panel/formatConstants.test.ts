import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { changedConstants, formatConstants } from '../../../src/panel/formatConstants.ts'
import { readConstants } from '../../../src/panel/readConstants.ts'
import { anyConstants } from '../../helpers/anyConstants.ts'
import { defaultSky as constants } from '../../helpers/defaultSky.ts'

const root = new URL('../../..', import.meta.url)
const file = 'src/site/defaults/sky.json'
const biome = fileURLToPath(new URL('node_modules/@biomejs/biome/bin/biome', root))

const formatWithBiome = (text: string) =>
  execFileSync(process.execPath, [biome, 'format', `--stdin-file-path=${file}`], {
    cwd: root,
    input: text,
    encoding: 'utf8',
    stdio: 'pipe',
  })

describe('constants as a file', () => {
  it('have the same format as the file in the project', () => {
    expect(formatConstants(constants)).toBe(readFileSync(new URL(file, root), 'utf8'))
  })

  it('contain only the differences from the defaults when an owner saves them', () => {
    expect(changedConstants(constants, constants)).toEqual({})
    const tuned = structuredClone(constants)
    tuned.views.home.stars = 140
    tuned.views.media.falling = true
    expect(changedConstants(constants, tuned)).toEqual({
      views: { home: { stars: 140 }, media: { falling: true } },
    })
  })

  it('are the same after only the differences were written and read with the defaults', () => {
    fc.assert(
      fc.property(anyConstants, (tuned) => {
        const json = formatConstants(changedConstants(constants, tuned))
        expect(readConstants(json, constants)).toEqual({ constants: tuned })
      }),
      { numRuns: 50 },
    )
  })

  it('stay unchanged by the formatter for any values', () => {
    const [complete, tuned] = fc.sample(anyConstants, { numRuns: 2, seed: 1 })
    if (!complete || !tuned) throw new Error('there are no constants')
    for (const written of [complete, changedConstants(constants, tuned)]) {
      const text = formatConstants(written)
      expect(formatWithBiome(text)).toBe(text)
    }
  })
})
