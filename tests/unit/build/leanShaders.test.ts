import { describe, expect, it } from 'vitest'
import { leanShader } from '../../../src/build/leanShaders.ts'

describe('a lean shader', () => {
  it('has no comments, no indentation and no empty lines', () => {
    expect(
      leanShader('uniform float uTimeS; // seconds\n\n// why\nvoid main() {\n  float a = 1.0 + uTimeS;\n}\n'),
    ).toBe('uniform float uTimeS;\nvoid main(){\nfloat a=1.0+uTimeS;\n}\n')
  })

  it('keeps apart what must be apart', () => {
    expect(leanShader('const float A = - 1.0;\nfloat  b;')).toBe('const float A=-1.0;\nfloat b;\n')
    expect(leanShader('#define A 1.0\nfloat b;')).toBe('#define A 1.0\nfloat b;\n')
  })
})
