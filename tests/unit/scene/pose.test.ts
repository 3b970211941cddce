import { describe, expect, it } from 'vitest'
import { poseCss } from '../../../src/constants/constantsCss.ts'
import { VIEWS } from '../../../src/constants/schema.ts'
import { hasScrolledAway, poseFor, resolvePose } from '../../../src/scene/pose.ts'
import { defaultSky as constants } from '../../helpers/defaultSky.ts'

const emptyPose = () => ({ x: 0, y: 0, radius: 0, follow: 0 })
const viewportsPx = [
  [320, 568],
  [390, 844],
  [844, 390],
  [1280, 800],
  [2560, 1440],
] as const

describe('the moon’s place', () => {
  it('keeps the whole disc of the eclipse inside every screen', () => {
    for (const [width, height] of viewportsPx) {
      const { x, y, radius } = resolvePose(poseFor(constants, 'gate', width), width, height, emptyPose())
      expect(x - radius).toBeGreaterThan(0)
      expect(x + radius).toBeLessThan(width)
      expect(y - radius).toBeGreaterThan(0)
      expect(y + radius).toBeLessThan(height)
    }
  })

  it('keeps the moon beside the column of the home page, at most 26rem from it', () => {
    for (const heightPerWidth of [10 / 16, 4 / 5])
      for (let width = constants.layout.wideMinPx; width <= 3440; width += 40) {
        const pose = poseFor(constants, 'home', width)
        const { x, radius } = resolvePose(pose, width, width * heightPerWidth, emptyPose())
        // The page is 1120 px wide, in the middle of the window. In a right-to-left site its column is on the right.
        const columnEndPx = 560 - constants.layout.columnPx
        const fromColumnPx = Math.abs(x - width / 2) + columnEndPx
        expect(fromColumnPx - radius).toBeGreaterThan(32)
        expect(fromColumnPx).toBeLessThanOrEqual(26 * 16)
      }
  })

  it('moves the moon of the home page by at least 40 px while a visitor scrolls through the page', () => {
    const { follow } = poseFor(constants, 'home', 1280)
    expect(follow * 4000).toBeGreaterThan(40)
    // The moon stays in view.
    expect(follow).toBeLessThan(0.05)
  })

  it('scrolls the moon with the page in a narrow window, where text would cover a fixed moon', () => {
    for (const view of VIEWS) expect(poseFor(constants, view, 390).follow).toBe(1)
  })

  it('limits the radius', () => {
    const pose = { x: 0.5, y: 0.5, radius: 0.1, minPx: 40, maxPx: 80, follow: 0 }
    expect(resolvePose(pose, 100, 100, emptyPose()).radius).toBe(40)
    expect(resolvePose(pose, 600, 900, emptyPose()).radius).toBe(60)
    expect(resolvePose(pose, 3000, 2000, emptyPose()).radius).toBe(80)
  })

  it('has scrolled away when its light is above the window, and never while it is fixed', () => {
    const moon = { x: 300, y: 90, radius: 45, follow: 1 }
    expect(hasScrolledAway(moon, 170, 260)).toBe(false)
    expect(hasScrolledAway(moon, 170, 261)).toBe(true)
    // The halo reaches 108 px from the centre, farther than this light.
    expect(hasScrolledAway(moon, 50, 198)).toBe(false)
    expect(hasScrolledAway(moon, 50, 199)).toBe(true)
    expect(hasScrolledAway({ ...moon, follow: 0 }, 170, 10_000)).toBe(false)
  })

  it('is written as custom properties for the style sheets', () => {
    expect(poseCss('moon', { x: 0.84, y: 0.105, radius: 0.115, minPx: 40, maxPx: 72, follow: 1 })).toBe(
      '--moon-x:calc(50cqw + 0.34*min(100cqw,1280px));--moon-y:10.5cqh;--moon-radius:clamp(40px,11.5cqmin,72px);--moon-position:absolute',
    )
  })
})
