import { describe, expect, it } from 'vitest'
import { deviceFit, dockFit } from '../../../../src/editor/preview/deviceFit.ts'
import { dockTop } from '../../../../src/editor/preview/dockTop.ts'

describe('a device’s window', () => {
  it('has its full size when the stage is large enough', () => {
    expect(deviceFit('phone', { width: 700, height: 900 })).toEqual({ width: 390, height: 844, scale: 1 })
  })

  it('is scaled down in a low stage, but stays readable', () => {
    expect(deviceFit('phone', { width: 700, height: 760 }).scale).toBeCloseTo(0.9)
    expect(deviceFit('phone', { width: 700, height: 400 })).toEqual({ width: 390, height: 500, scale: 0.8 })
  })

  it('never overflows the stage', () => {
    for (const device of ['phone', 'desktop'] as const)
      for (const stage of [
        { width: 200, height: 300 },
        { width: 640, height: 500 },
        { width: 2000, height: 1400 },
      ]) {
        const { width, height, scale } = deviceFit(device, stage)
        expect(width * scale).toBeLessThanOrEqual(stage.width + 1e-9)
        expect(height * scale).toBeLessThanOrEqual(stage.height + 1e-9)
      }
  })
})

describe('the docked preview', () => {
  it('shows a phone’s window of the width of this one', () => {
    expect(dockFit(390, { width: 96, height: 170 })).toEqual({ width: 390, height: 690.625, scale: 96 / 390 })
  })

  it('shows no wider window than its text can be seen in', () => {
    expect(dockFit(1000, { width: 96, height: 170 })).toEqual({ width: 480, height: 850, scale: 0.2 })
  })
})

describe('the place of the docked preview', () => {
  const edges = { top: 67, bottom: 786 }

  it('is above the lower bar when no field has the focus, or another part of the window', () => {
    expect(dockTop(edges, 170, null)).toBe(604)
    expect(dockTop(edges, 170, { top: 100, bottom: 150 })).toBe(604)
  })

  it('is below the upper bar when the focused field would be covered', () => {
    expect(dockTop(edges, 170, { top: 650, bottom: 700 })).toBe(79)
  })

  it('is nowhere when the field or the keyboard leaves no space', () => {
    expect(dockTop(edges, 170, { top: 200, bottom: 700 })).toBeNull()
    expect(dockTop({ top: 67, bottom: 230 }, 170, null)).toBeNull()
  })
})
