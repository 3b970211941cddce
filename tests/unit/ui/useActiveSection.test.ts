import { describe, expect, it } from 'vitest'
import { activeSection } from '../../../src/ui/useActiveSection.ts'

const WINDOW_HEIGHT_PX = 800

/** The tops of three sections, 500 px apart, relative to the window. @param scrollPx the scroll position */
const boxes = (scrollPx: number) =>
  ['socials', 'shop', 'projects'].map((id, i) => ({
    id,
    top: 600 + i * 500 - scrollPx,
  }))

describe('the current section', () => {
  it('is null while the first section is below the middle of the window', () =>
    expect(activeSection(boxes(0), WINDOW_HEIGHT_PX, false)).toBeNull())
  it('is the section at the middle of the window', () =>
    expect(activeSection(boxes(700), WINDOW_HEIGHT_PX, false)).toBe('shop'))
  it('is the earlier section until the next one reaches the middle', () =>
    expect(activeSection(boxes(650), WINDOW_HEIGHT_PX, false)).toBe('socials'))
  it('is the last section at the end of the page', () =>
    expect(activeSection(boxes(300), WINDOW_HEIGHT_PX, true)).toBe('projects'))
  it('is null without sections', () => expect(activeSection([], WINDOW_HEIGHT_PX, true)).toBeNull())
})
