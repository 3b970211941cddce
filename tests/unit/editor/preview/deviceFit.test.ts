import { describe, expect, it } from 'vitest'
import { deviceFit } from '../../../../src/editor/preview/deviceFit.ts'

describe('a device’s window', () => {
  it('has its full size when there is room', () => {
    expect(deviceFit('phone', { width: 700, height: 900 })).toEqual({ width: 390, height: 844, scale: 1 })
  })

  it('is scaled down when there is little height, but stays readable', () => {
    expect(deviceFit('phone', { width: 700, height: 760 }).scale).toBeCloseTo(0.9)
    expect(deviceFit('phone', { width: 700, height: 400 })).toEqual({ width: 390, height: 500, scale: 0.8 })
  })

  it('never overflows the room', () => {
    for (const device of ['phone', 'desktop'] as const)
      for (const room of [
        { width: 200, height: 300 },
        { width: 640, height: 500 },
        { width: 2000, height: 1400 },
      ]) {
        const { width, height, scale } = deviceFit(device, room)
        expect(width * scale).toBeLessThanOrEqual(room.width + 1e-9)
        expect(height * scale).toBeLessThanOrEqual(room.height + 1e-9)
      }
  })
})
