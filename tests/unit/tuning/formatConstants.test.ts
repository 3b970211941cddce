import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { formatConstants } from '../../../src/tuning/formatConstants.ts'
import { anyConstants } from '../../helpers/anyConstants.ts'
import { defaultSky as constants } from '../../helpers/defaultSky.ts'

// Another program is started, and the machine may be busy.
vi.setConfig({ testTimeout: 60_000 })

const root = new URL('../../..', import.meta.url)
const file = 'src/site/defaults/sky.json'
const biome = fileURLToPath(new URL('node_modules/@biomejs/biome/bin/biome', root))

const formatted = (text: string) =>
  execFileSync(process.execPath, [biome, 'format', `--stdin-file-path=${file}`], {
    cwd: root,
    input: text,
    encoding: 'utf8',
    stdio: 'pipe',
  })

describe('constants as a file', () => {
  it('have the format of their file', () => {
    expect(formatConstants(constants)).toBe(readFileSync(new URL(file, root), 'utf8'))
  })

  it('stay unchanged by the formatter for any values', () => {
    for (const any of fc.sample(anyConstants, { numRuns: 2, seed: 1 })) {
      const text = formatConstants(any)
      expect(formatted(text)).toBe(text)
    }
  })
})
