import { describe, expect, it } from 'vitest'
import { deviceFit } from '../../../../src/editor/preview/deviceFit.ts'

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
