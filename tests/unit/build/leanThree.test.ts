import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { leanThree } from '../../../src/build/leanThree.ts'

const three = readFileSync('node_modules/three/build/three.module.js', 'utf8')

describe('a lean three.js', () => {
  const lean = leanThree(three)

  it('has no shaders of its own materials', () => {
    expect(three).toContain('USE_CLEARCOAT')
    expect(lean.length).toBeLessThan(three.length - 50_000)
    expect(lean).toMatch(/^const fragment\$?\w* = "";$/m)
  })

  it('keeps what goes before every shader', () => {
    for (const name of ['colorspace_pars_fragment', 'tonemapping_pars_fragment'])
      expect(lean).toMatch(new RegExp(`^var ${name} = "\\S`, 'm'))
  })

  it('has every line of script that it had', () => {
    const script = (source: string) =>
      source.split('\n').filter((line) => !/^(var|const) [\w$]+ = "/.test(line))
    expect(script(lean)).toEqual(script(three))
  })

  it('is not made of a three.js that keeps its shaders otherwise', () => {
    expect(() => leanThree('var one = "void main() {}";')).toThrow(/another way/)
  })
})
