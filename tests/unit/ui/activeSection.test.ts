import { describe, expect, it } from 'vitest'
import { activeSection } from '../../../src/ui/activeSection.ts'

/** Three sections, 500 px apart, after the page has scrolled. */
const boxes = (scrolled: number) =>
  ['socials', 'shop', 'projects'].map((id, i) => ({
    id,
    top: 600 + i * 500 - scrolled,
  }))

describe('the section a reader is at', () => {
  it('is null while the first section is below the middle of the window', () =>
    expect(activeSection(boxes(0), 800, false)).toBeNull())
  it('is the one at the middle of the window', () =>
    expect(activeSection(boxes(700), 800, false)).toBe('shop'))
  it('stays the last one in the gap between two', () =>
    expect(activeSection(boxes(650), 800, false)).toBe('socials'))
  it('is the last at the very end', () => expect(activeSection(boxes(300), 800, true)).toBe('projects'))
  it('is null without sections', () => expect(activeSection([], 800, true)).toBeNull())
})
