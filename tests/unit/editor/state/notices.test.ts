import { describe, expect, it } from 'vitest'
import { createNotices } from '../../../../src/editor/state/notices.ts'

describe('the notices', () => {
  it('show one toast at a time, until it is dismissed', () => {
    const notices = createNotices()
    notices.show('Imported.')
    notices.show('Refused.', true)
    expect(notices.getState().toast).toEqual({ message: 'Refused.', bad: true })
    notices.dismiss()
    expect(notices.getState().toast).toBeNull()
  })

  it('offer undo for a replacement, until the next one', () => {
    const notices = createNotices()
    let undone = 0
    notices.offerUndo('Replaced.', () => {
      undone += 1
    })
    notices.getState().toast?.undo?.()
    expect(undone).toBe(1)
    notices.show('Imported.')
    expect(notices.getState().toast?.undo).toBeUndefined()
  })

  it('announce the same message twice when it is sent twice', () => {
    const notices = createNotices()
    notices.announce('Undone.')
    const first = notices.getState().announcement
    notices.announce('Undone.')
    expect(notices.getState().announcement).not.toBe(first)
    expect(notices.getState().announcement.trim()).toBe('Undone.')
  })
})
