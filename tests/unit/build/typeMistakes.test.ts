import { describe, expect, it } from 'vitest'
import { typeMistakes } from '../../../src/build/typeMistakes.ts'

const OUTPUT = `src/content/projects.ts(2,28): error TS2724: '"../site/schema.ts"' has no exported member named 'Projects'. Did you mean 'Project'?
src/content/projects.ts(9,1): error TS2322: Type 'number' is not assignable to type 'string'.
  The expected type comes from property 'name'.
src/content/site.ts(3,7): error TS6133: 'unused' is declared but its value is never read.
src/ui/Moon.tsx(4,5): error TS2322: Type 'string' is not assignable to type 'number'.
  The expected type comes from property 'size'.
`

describe('the type check', () => {
  it('reports file, line and reason of each error in the content as a sentence', () => {
    expect(typeMistakes(OUTPUT, 'src/content').content).toEqual([
      `src/content/projects.ts, line 2: '"../site/schema.ts"' has no exported member named 'Projects'. Did you mean 'Project'?`,
      "src/content/projects.ts, line 9: Type 'number' is not assignable to type 'string'.",
    ])
  })

  it('keeps the compiler’s messages for all other files', () => {
    expect(typeMistakes(OUTPUT, 'src/content').others).toEqual([
      "src/ui/Moon.tsx(4,5): error TS2322: Type 'string' is not assignable to type 'number'.",
      "  The expected type comes from property 'size'.",
    ])
  })

  it('returns nothing when the check has no errors', () => {
    expect(typeMistakes('', 'src/content')).toEqual({ content: [], others: [] })
  })
})
