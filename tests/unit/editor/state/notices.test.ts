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
    expect(notices.getState().toast).toEqual({ message: 'Refused.', isFailure: true, offersUndo: false })
    notices.dismiss()
    expect(notices.getState().toast).toBeNull()
  })

  it('hide the offer to undo, but no other toast, when the page changes', () => {
    const { store, notices } = noticesOfSample()
    store.getState().change({ name: '' })
    notices.offerUndo('Replaced.')
    expect(notices.getState().toast?.offersUndo).toBe(true)
    store.getState().change({ tagline: 'Typed later' }, 'tagline')
    expect(notices.getState().toast).toBeNull()
    notices.show('Imported.')
    store.getState().change({ tagline: 'Typed still later' }, 'tagline')
    expect(notices.getState().toast?.message).toBe('Imported.')
  })

  it('announce every message, but only the last one about a topic', () => {
    const { notices } = noticesOfSample()
    notices.announce('Shop is now number 3 of 4.', 'shop')
    notices.show('Imported.')
    notices.announce('Shop is now number 2 of 4.', 'shop')
    notices.offerUndo('Removed.')
    expect([...notices.getState().pending.values()]).toEqual([
      'Imported.',
      'Shop is now number 2 of 4.',
      'Removed.',
      'Undo it with Ctrl+Z.',
    ])
    expect(notices.withdraw('shop')).toBe(true)
    expect(notices.withdraw('shop')).toBe(false)
    expect([...notices.getState().pending.keys()]).not.toContain('shop')
  })
})
