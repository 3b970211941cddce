import { describe, expect, it } from 'vitest'
import { firstMotion, type Visitor } from '../../../src/scene/visitor.ts'

const anyone: Visitor = { search: '', rememberedMotion: null, reducedMotion: false, savesData: false }

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
