import { describe, expect, it } from 'vitest'
import type { Visitor } from '../../../src/scene/visitor.ts'
import { firstMotion, wantsSky } from '../../../src/scene/wantsSky.ts'

const anyone: Visitor = {
  search: '',
  rememberedMotion: null,
  reducedMotion: false,
  savesData: false,
  forcedColors: false,
}

describe('The motion that a visit starts with', () => {
  it('is full for a visitor who has asked for nothing', () => {
    expect(firstMotion(anyone)).toBe('full')
  })
  it('is still where the system reduces motion or saves data', () => {
    expect(firstMotion({ ...anyone, reducedMotion: true })).toBe('still')
    expect(firstMotion({ ...anyone, savesData: true })).toBe('still')
  })
  it('is what the visitor chose before, whatever the system asks for', () => {
    expect(firstMotion({ ...anyone, reducedMotion: true, rememberedMotion: 'calm' })).toBe('calm')
    expect(firstMotion({ ...anyone, rememberedMotion: 'wild' })).toBe('full')
  })
  it('is what the address forces, before all else', () => {
    expect(firstMotion({ ...anyone, rememberedMotion: 'calm', search: '?motion=still' })).toBe('still')
  })
})

describe('A moving sky', () => {
  it('is for a visitor who has asked for nothing, on a page that has a sky', () => {
    expect(wantsSky(anyone, true)).toBe(true)
    expect(wantsSky(anyone, false)).toBe(false)
  })
  it('is for calm visitors too, and not for still ones', () => {
    expect(wantsSky({ ...anyone, rememberedMotion: 'calm' }, true)).toBe(true)
    expect(wantsSky({ ...anyone, reducedMotion: true }, true)).toBe(false)
  })
  it('is not for those who force another, nor under forced colours', () => {
    expect(wantsSky({ ...anyone, search: '?renderer=still' }, true)).toBe(false)
    expect(wantsSky({ ...anyone, search: '?renderer=webgl' }, true)).toBe(true)
    expect(wantsSky({ ...anyone, forcedColors: true }, true)).toBe(false)
  })
})
