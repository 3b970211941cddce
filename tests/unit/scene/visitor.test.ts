import { describe, expect, it } from 'vitest'
import { firstMotion, type Visitor } from '../../../src/scene/visitor.ts'

const anyone: Visitor = { search: '', rememberedMotion: null, prefersReducedMotion: false, savesData: false }

describe('The motion at the start of a visit', () => {
  it('is full for a visitor without preferences', () => {
    expect(firstMotion(anyone)).toBe('full')
  })
  it('is still when the system reduces motion or saves data', () => {
    expect(firstMotion({ ...anyone, prefersReducedMotion: true })).toBe('still')
    expect(firstMotion({ ...anyone, savesData: true })).toBe('still')
  })
  it('is the visitor’s earlier choice, whatever the system prefers', () => {
    expect(firstMotion({ ...anyone, prefersReducedMotion: true, rememberedMotion: 'calm' })).toBe('calm')
  })
  it('is full for a visitor without preferences when the earlier choice is not a motion', () => {
    expect(firstMotion({ ...anyone, rememberedMotion: 'wild' })).toBe('full')
  })
  it('is the motion that the address forces, whatever the visitor chose earlier', () => {
    expect(firstMotion({ ...anyone, rememberedMotion: 'calm', search: '?motion=still' })).toBe('still')
  })
})
