import { describe, expect, it } from 'vitest'
import { createEditorStore } from '../../../../src/editor/state/editorStore.ts'
import { createNotices } from '../../../../src/editor/state/notices.ts'
import { loadSample } from '../../../../src/templates/engine/sample/samples.ts'
import { FIRST_TEMPLATE } from '../../../helpers/templates.ts'

const sample = await loadSample(FIRST_TEMPLATE)

function noticesOfSample() {
  const store = createEditorStore(sample)
  return { store, notices: createNotices(store) }
}

describe('the notices', () => {
  it('show one toast at a time, until it is dismissed', () => {
    const { notices } = noticesOfSample()
    notices.show('Imported.')
    notices.show('Refused.', true)
    expect(notices.getState().toast).toEqual({ message: 'Refused.', isFailure: true })
    notices.dismiss()
    expect(notices.getState().toast).toBeNull()
  })

  it('undo the last change, and let the caller restore the focus, when the undo button is pressed', () => {
    const { store, notices } = noticesOfSample()
    let focused = ''
    store.getState().change({ name: 'Ada' })
    store.getState().change({ links: [] })
    notices.offerUndo('Removed.', () => {
      focused = 'links.0.label'
    })
    notices.getState().toast?.undo?.()
    expect(store.getState().data.links).toEqual(sample.data.links)
    expect(store.getState().data.name).toBe('Ada')
    expect(store.getState().canRedo).toBe(true)
    expect(focused).toBe('links.0.label')
    expect(notices.getState().toast).toBeNull()
  })

  it('hide the offer to undo, but no other toast, when the page changes', () => {
    const { store, notices } = noticesOfSample()
    store.getState().change({ name: '' })
    notices.offerUndo('Replaced.', () => {})
    expect(notices.getState().toast?.undo).toBeDefined()
    store.getState().change({ tagline: 'Typed later' }, 'tagline')
    expect(notices.getState().toast).toBeNull()
    notices.show('Imported.')
    store.getState().change({ tagline: 'Typed still later' }, 'tagline')
    expect(notices.getState().toast?.message).toBe('Imported.')
  })

  it('announce the same message twice when it is sent twice', () => {
    const { notices } = noticesOfSample()
    notices.announce('Undone.')
    const first = notices.getState().announcement
    notices.announce('Undone.')
    expect(notices.getState().announcement).not.toBe(first)
    expect(notices.getState().announcement.trim()).toBe('Undone.')
  })
})
