import { describe, expect, it } from 'vitest'
import { createEditorStore } from '../../../../src/editor/state/editorStore.ts'
import { linkOf } from '../../../../src/templates/engine/data/siteData.ts'
import { loadSample } from '../../../../src/templates/engine/sample/samples.ts'
import { FIRST_TEMPLATE } from '../../../helpers/templates.ts'

const sample = await loadSample(FIRST_TEMPLATE)

describe('the editor’s store', () => {
  it('undoes and redoes changes of text, lists and pictures', () => {
    const store = createEditorStore(sample)
    const { change, undo, redo } = store.getState()
    change({ name: 'Ada' })
    change({ links: [] })
    change(({ data }) => ({ data: { ...data, portrait: null }, pictures: new Map() }))
    expect(store.getState().pictures.size).toBe(0)
    for (let step = 0; step < 3; step++) undo()
    expect(store.getState().data).toBe(sample.data)
    expect(store.getState().pictures).toBe(sample.pictures)
    expect(store.getState().canUndo).toBe(false)
    for (let step = 0; step < 3; step++) redo()
    expect(store.getState().data).toMatchObject({ name: 'Ada', links: [], portrait: null })
    expect(store.getState().canRedo).toBe(false)
  })

  it('groups the typing in one field into steps by time', () => {
    let nowMs = 0
    const store = createEditorStore(sample, () => nowMs)
    const { change, undo } = store.getState()
    for (const name of ['A', 'Ad', 'Ada']) {
      change({ name }, 'name')
      nowMs += 200
    }
    nowMs += 5000
    change({ name: 'Ada!' }, 'name')
    undo()
    expect(store.getState().data.name).toBe('Ada')
    undo()
    expect(store.getState().data.name).toBe(sample.data.name)
  })

  it('keeps the identity of unchanged objects, so that their fields do not render again', () => {
    const store = createEditorStore(sample)
    const { links, colours } = store.getState().data
    store.getState().change({ name: 'Ada' }, 'name')
    expect(store.getState().data.links).toBe(links)
    expect(store.getState().data.colours).toBe(colours)
  })

  it('features no link once the featured one is removed, and undo features it again', () => {
    const store = createEditorStore(sample)
    const { change, undo } = store.getState()
    const removed = linkOf({ id: 'link-5' })
    change({ links: [...sample.data.links, removed], featured: 'link-5' })
    expect(store.getState().data.featured).toBe('link-5')
    change({ links: sample.data.links })
    expect(store.getState().data.featured).toBe('')
    undo()
    expect(store.getState().data.featured).toBe('link-5')
  })

  it('starts an empty history when another site is opened', () => {
    const store = createEditorStore(sample)
    store.getState().change({ name: 'Ada' })
    store.getState().open(sample)
    expect(store.getState()).toMatchObject({ data: sample.data, canUndo: false, canRedo: false })
  })
})
