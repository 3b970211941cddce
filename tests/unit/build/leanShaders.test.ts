import { describe, expect, it } from 'vitest'
import { leanShader } from '../../../src/build/leanShaders.ts'

describe('a lean shader', () => {
  it('has no comments, no indentation and no empty lines', () => {
    expect(
      leanShader('uniform float uTimeS; // seconds\n\n// why\nvoid main() {\n  float a = 1.0 + uTimeS;\n}\n'),
    ).toBe('uniform float uTimeS;\nvoid main(){\nfloat a=1.+uTimeS;\n}\n')
  })

  it('has no idle zeros, and every other digit', () => {
    expect(leanShader('float a = 0.5 + 10.0 + 2.05 + 100.00 + 1.07;\nuint b = 10u;')).toBe(
      'float a=.5+10.+2.05+100.+1.07;\nuint b=10u;\n',
    )
  })

  it('keeps apart what must be apart', () => {
    expect(leanShader('const float A = - 1.0;\nfloat  b;')).toBe('const float A=-1.;\nfloat b;\n')
    expect(leanShader('#define A 1.0\nfloat b;')).toBe('#define A 1.\nfloat b;\n')
  })
})
