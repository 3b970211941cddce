import { describe, expect, it } from 'vitest'
import { compilerFailure, typeMistakes } from '../../../src/build/typeMistakes.ts'

const OUTPUT = `src/content/projects.ts(2,28): error TS2724: '"../site/schema.ts"' has no exported member named 'Projects'. Did you mean 'Project'?
src/content/projects.ts(9,1): error TS2322: Type 'number' is not assignable to type 'string'.
  The expected type comes from property 'name'.
src/content/site.ts(3,7): error TS6133: 'unused' is declared but its value is never read.
src/ui/Moon.tsx(4,5): error TS2322: Type 'string' is not assignable to type 'number'.
  The expected type comes from property 'size'.
`

describe('the compiler', () => {
  const run = { status: 2, signal: null, stdout: OUTPUT }

  it('has finished when it printed errors, or found none', () => {
    expect(compilerFailure(run)).toBeUndefined()
    expect(compilerFailure({ status: 0, signal: null, stdout: '' })).toBeUndefined()
  })

  it('has not finished when it was killed, ended without a message or could not start', () => {
    expect(compilerFailure({ ...run, status: null, signal: 'SIGKILL' })).toBe(
      'The type check did not finish (stopped by SIGKILL); run it again.',
    )
    expect(compilerFailure({ ...run, status: 134, stdout: '\n' })).toContain('(exit status 134)')
    const error = new Error('spawnSync node ENOENT')
    expect(compilerFailure({ ...run, status: null, error })).toContain('ENOENT')
  })
})

describe('the type check', () => {
  it('reports file, line and reason of each error in the content as a sentence, except unused names', () => {
    expect(typeMistakes(OUTPUT, 'src/content').content).toEqual([
      `src/content/projects.ts, line 2: '"../site/schema.ts"' has no exported member named 'Projects'. Did you mean 'Project'?`,
      "src/content/projects.ts, line 9: Type 'number' is not assignable to type 'string'.",
    ])
  })

  it('keeps the compiler’s messages for all other files', () => {
    expect(typeMistakes(OUTPUT, 'src/content').otherLines).toEqual([
      "src/ui/Moon.tsx(4,5): error TS2322: Type 'string' is not assignable to type 'number'.",
      "  The expected type comes from property 'size'.",
    ])
  })

  it('returns nothing when the check has no errors', () => {
    expect(typeMistakes('', 'src/content')).toEqual({ content: [], otherLines: [] })
  })
})
