import { describe, expect, it } from 'vitest'
import { createEditorStore } from '../../../../src/editor/state/editorStore.ts'
import { createNotices, endUndoOnChange } from '../../../../src/editor/state/notices.ts'
import { loadSample } from '../../../../src/templates/samples.ts'
import { FIRST_TEMPLATE } from '../../../helpers/templates.ts'

describe('the notices', () => {
  it('show one toast at a time, until it is dismissed', () => {
    const notices = createNotices()
    notices.show('Imported.')
    notices.show('Refused.', true)
    expect(notices.getState().toast).toEqual({ message: 'Refused.', isFailure: true })
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

  it('end the offer to undo, and no other toast, when the page changes after it', async () => {
    const store = createEditorStore(await loadSample(FIRST_TEMPLATE))
    const notices = createNotices()
    endUndoOnChange(notices, store)
    store.getState().change({ name: '' })
    notices.offerUndo('Replaced.', () => store.getState().change({ name: 'Ada' }))
    expect(notices.getState().toast?.undo).toBeDefined()
    store.getState().change({ tagline: 'Typed later' }, 'tagline')
    expect(notices.getState().toast).toBeNull()
    notices.show('Imported.')
    store.getState().change({ tagline: 'Typed still later' }, 'tagline')
    expect(notices.getState().toast?.message).toBe('Imported.')
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
