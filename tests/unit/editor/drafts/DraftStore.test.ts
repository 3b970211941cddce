import { IDBObjectStore } from 'fake-indexeddb'
import { type IDBPDatabase, openDB } from 'idb'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { EditedSite } from '../../../../src/editor/state/editorStore.ts'
import { editorWords } from '../../../../src/site/editorWords.ts'
import type { Pictures } from '../../../../src/templates/engine/data/siteData.ts'
import { loadSample } from '../../../../src/templates/engine/sample/samples.ts'
import { type FakeBrowser, fakeLocalStorage, stubBrowser } from '../../../helpers/fakeBrowser.ts'
import { FIRST_TEMPLATE, SECOND_TEMPLATE } from '../../../helpers/templates.ts'

const { data, pictures } = await loadSample(FIRST_TEMPLATE)
const sample = { data, pictures }
const SAVE_AFTER_MS = 400
const RETRY_AFTER_MS = 5000
/** Time limit of the database's answer. */
const TIMEOUT_MS = 10_000
/** The key of a draft in `localStorage`. */
const MIRROR_KEY = 'moongate:left-draft/a'

let browser: FakeBrowser

beforeEach(() => {
  // The fake databases answer by `setImmediate`, which is not faked.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: 1_000_000 })
  browser = stubBrowser()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.resetModules()
})

/** Writes records as the editor does, into a new database. */
async function writeRecords(records: Readonly<Record<string, unknown>>): Promise<void> {
  const upgrade = (created: IDBPDatabase) => void created.createObjectStore('drafts')
  const database = await openDB('moongate-editor', 1, { upgrade })
  for (const [key, value] of Object.entries(records)) await database.put('drafts', value, key)
  database.close()
}

/** An editor in a separate tab. */
function openTab() {
  vi.resetModules()
  return openEditor()
}

/** An editor in the same tab as the last one. */
async function openEditor() {
  const { DraftStore } = await import('../../../../src/editor/drafts/DraftStore.ts')
  const { listDrafts, markDeleted, readDraft } = await import(
    '../../../../src/editor/drafts/draftDatabase.ts'
  )
  const { createEditorStore } = await import('../../../../src/editor/state/editorStore.ts')
  const editor = createEditorStore(sample)
  const drafts = new DraftStore(FIRST_TEMPLATE, editor)
  await drafts.start()
  return {
    drafts,
    readDraft,
    list: () => listDrafts(FIRST_TEMPLATE),
    restore: (id: string) => markDeleted(id, false),
    startAgain: () => drafts.add(sample, editorWords.drafts.first),
    state: () => drafts.state.getState(),
    name: () => editor.getState().data.name,
    data: () => editor.getState().data,
    pictures: () => editor.getState().pictures,
    undo: () => editor.getState().undo(),
    edit: (change: (site: EditedSite) => EditedSite) => editor.getState().change(change),
    /** Types a name, and waits until it is saved or saving has failed. */
    async type(name: string) {
      editor.getState().change({ name })
      await vi.advanceTimersByTimeAsync(SAVE_AFTER_MS)
      await drafts.flush()
    },
    typeAndLeave(name: string) {
      editor.getState().change({ name })
      browser.send('pagehide')
    },
    changePicturesAndLeave(newPictures: Pictures) {
      editor.getState().change((site) => ({ ...site, pictures: newPictures }))
      browser.send('pagehide')
    },
    names: async () => (await listDrafts(FIRST_TEMPLATE)).map((draft) => draft.name).toSorted(),
  }
}

describe('The drafts of a template', () => {
  it('start with the sample, which is saved only when it is changed', async () => {
    const tab = await openTab()
    expect(tab.state()).toMatchObject({ name: editorWords.drafts.first, status: 'fresh', notice: null })
    expect(await tab.list()).toEqual([])
    await tab.type('Ada')
    expect(tab.state().status).toBe('saved')
    expect(await tab.names()).toEqual([editorWords.drafts.first])
  })

  it('open the draft that was changed last', async () => {
    const tab = await openTab()
    await tab.type('Ada')
    await tab.startAgain()
    await tab.type('Bo')
    await tab.drafts.end()
    const next = await openTab()
    expect(next.name()).toBe('Bo')
    expect(next.state().status).toBe('saved')
    expect(await next.list()).toHaveLength(2)
  })

  it('belong to one template only', async () => {
    const tab = await openTab()
    await tab.type('Ada')
    const { listDrafts } = await import('../../../../src/editor/drafts/draftDatabase.ts')
    expect(await listDrafts(SECOND_TEMPLATE)).toEqual([])
  })

  it('get a unique name when they are first saved, and can be renamed', async () => {
    const tab = await openTab()
    await tab.type('Ada')
    expect(await tab.startAgain()).toBe(`${editorWords.drafts.first} (2)`)
    await tab.drafts.rename('Spring')
    expect(await tab.names()).toEqual([editorWords.drafts.first, 'Spring'].toSorted())
    await tab.drafts.rename('  ')
    expect(tab.state().name).toBe(editorWords.drafts.first)
  })

  it('can be deleted, which opens another draft, and can be restored', async () => {
    const tab = await openTab()
    await tab.type('Ada')
    const adaId = tab.state().id
    await tab.startAgain()
    const secondId = tab.state().id
    expect(await tab.drafts.delete(secondId)).toBeNull()
    expect(tab.state().id).toBe(adaId)
    expect((await tab.list()).filter(({ isDeleted }) => isDeleted).map(({ id }) => id)).toEqual([secondId])
    await tab.restore(secondId)
    expect((await tab.list()).filter(({ isDeleted }) => isDeleted)).toEqual([])
  })

  it('stay deleted when a letter is typed during the deletion', async () => {
    const tab = await openTab()
    await tab.type('Ada')
    const { id } = tab.state()
    tab.edit((site) => ({ ...site, data: { ...site.data, name: 'Ada L' } }))
    // The deletion saves first.
    const unsubscribe = tab.drafts.state.subscribe(({ status }) => {
      if (status !== 'saved') return
      unsubscribe()
      tab.edit((site) => ({ ...site, data: { ...site.data, name: 'Ada Lo' } }))
    })
    expect(await tab.drafts.delete(id)).toBeNull()
    expect(tab.state().id).not.toBe(id)
    expect(await tab.list()).toMatchObject([{ id, isDeleted: true }])
  })

  it('open from the records and the mirror of an earlier version', async () => {
    const file = 'pictures/portrait.webp'
    const portrait = { file, alt: '', width: 1, height: 1 }
    const saved = {
      id: 'a',
      name: 'Moon',
      savedAtMs: 5,
      revision: 3,
      data: { ...data, name: 'Ada', portrait },
    }
    await writeRecords({ 'draft/a': saved, 'pictures/a': new Map([[file, new Uint8Array([7])]]) })
    const tab = await openTab()
    expect(tab.state()).toMatchObject({ id: 'a', name: 'Moon', status: 'saved' })
    expect(tab.name()).toBe('Ada')
    expect(tab.pictures()).toEqual(new Map([[file, new Uint8Array([7])]]))
    await tab.drafts.end()

    const mirrored = { ...saved, savedAtMs: 7, data: { ...saved.data, name: 'Ada Lovelace' } }
    localStorage.setItem(MIRROR_KEY, JSON.stringify({ ...mirrored, pictures: [[file, 'AH+A/w==']] }))
    const next = await openTab()
    expect(next.state()).toMatchObject({ id: 'a', name: 'Moon', status: 'saved' })
    expect(next.name()).toBe('Ada Lovelace')
    expect(next.pictures()).toEqual(new Map([[file, new Uint8Array([0, 127, 128, 255])]]))
    expect(localStorage).toEqual({})
  })

  it('ask the browser to keep them when the second is added, if it asks the user', async () => {
    const persist = vi.fn(() => Promise.resolve(true))
    const query = () => Promise.resolve({ state: 'prompt' })
    vi.stubGlobal('navigator', { storage: { persist }, permissions: { query } })
    const tab = await openTab()
    await tab.type('Ada')
    expect(persist).not.toHaveBeenCalled()
    await tab.startAgain()
    await vi.waitFor(() => expect(persist).toHaveBeenCalledOnce())
  })

  it('ask the browser to keep them when the first is saved, if it decides by itself, and accept a refusal', async () => {
    const persist = vi.fn(() => Promise.reject(new Error('denied')))
    const query = () => Promise.reject(new TypeError('The permission is unknown.'))
    vi.stubGlobal('navigator', { storage: { persist }, permissions: { query } })
    const tab = await openTab()
    expect(persist).not.toHaveBeenCalled()
    await tab.type('Ada')
    await tab.type('Ada Lovelace')
    expect(persist).toHaveBeenCalledOnce()
    expect(tab.state().status).toBe('saved')
  })

  it('keep their undo steps when a picture of the page is nowhere', async () => {
    const portrait = { file: 'pictures/portrait.webp', alt: '', width: 1, height: 1 }
    const tab = await openTab()
    tab.edit((site) => ({ ...site, data: { ...site.data, portrait } }))
    await tab.type('Ada')
    await tab.type('Ada Lovelace')
    expect(tab.state().status).toBe('saved')
    tab.undo()
    expect(tab.name()).toBe('Ada')
  })

  it('are written again without a notice when the browser has removed their records', async () => {
    const tab = await openTab()
    await tab.type('Ada')
    const { id, name } = tab.state()
    const database = await openDB('moongate-editor')
    await database.clear('drafts')
    database.close()
    await tab.type('Ada Lovelace')
    expect(tab.state()).toEqual({ id, name, status: 'saved', notice: null })
    expect(await tab.readDraft(id)).toMatchObject({ data: { name: 'Ada Lovelace' }, pictures })
  })

  it('report a missing draft with a message', async () => {
    const tab = await openTab()
    expect(await tab.drafts.open('nowhere')).toBe(editorWords.drafts.gone)
  })
})

describe('Two tabs with one draft', () => {
  it('save two drafts: the second tab opens a copy, and saves it when a letter is typed', async () => {
    const first = await openTab()
    await first.type('Ada')
    const second = await openTab()
    expect(second.name()).toBe('Ada')
    expect(second.state().notice).toContain(`${editorWords.drafts.first} (2)`)
    await second.type('Bo')
    await first.type('Ada Lovelace')
    expect(await first.names()).toEqual([editorWords.drafts.first, `${editorWords.drafts.first} (2)`])
    expect(await second.drafts.delete(first.state().id)).toBe(editorWords.drafts.locked)
  })

  it('save two drafts when a page returns from the history after its draft was changed', async () => {
    const first = await openTab()
    await first.type('Ada')
    first.typeAndLeave('Ada Lovelace')
    const second = await openTab()
    expect(second.state().id).toBe(first.state().id)
    // Without `type`, which would let the timer of the cached page run.
    second.edit((site) => ({ ...site, data: { ...site.data, name: 'Bo' } }))
    await second.drafts.flush()
    browser.send('pageshow', { persisted: true })
    await first.drafts.flush()
    expect(first.state().id).not.toBe(second.state().id)
    expect(first.state().notice).not.toBeNull()
    expect(first.name()).toBe('Ada Lovelace')
    const third = await openTab()
    await second.drafts.end()
    await third.drafts.open(second.state().id)
    expect(third.name()).toBe('Bo')
  })

  it('save two drafts when a page ended with unsaved text and another tab has saved since', async () => {
    const tab = await openTab()
    await tab.type('Ada')
    const { id, name } = tab.state()
    await tab.type('Bo')
    await tab.drafts.end()
    const mirrored = { id, name, savedAtMs: 1, revision: 1, data: { ...data, name: 'Ada L' }, pictures: null }
    localStorage.setItem(MIRROR_KEY.replace(/a$/, id), JSON.stringify(mirrored))
    const next = await openTab()
    expect(await next.list()).toHaveLength(2)
    const [copy] = (await next.list()).filter((draft) => draft.id !== id)
    expect(await next.readDraft(copy?.id ?? '')).toMatchObject({ data: { name: 'Ada L' }, pictures })
    expect(await next.readDraft(id)).toMatchObject({ data: { name: 'Bo' }, pictures })
  })

  it('leave a mirror alone while a tab has its draft open', async () => {
    const first = await openTab()
    await first.type('Ada')
    const { id, name } = first.state()
    const mirrored = { id, name, savedAtMs: 1, revision: 1, data, pictures: null }
    localStorage.setItem(MIRROR_KEY.replace(/a$/, id), JSON.stringify(mirrored))
    await openTab()
    expect(await first.names()).toEqual([editorWords.drafts.first])
    expect(Object.keys(localStorage)).toHaveLength(1)
  })

  it('restore a draft that the other tab deleted when a letter is typed', async () => {
    browser = stubBrowser({ hasLocks: false })
    const first = await openTab()
    await first.type('Ada')
    const { id } = first.state()
    const second = await openTab()
    expect(await second.drafts.delete(id)).toBeNull()
    await first.type('Ada Lovelace')
    expect(first.state()).toMatchObject({ id, status: 'saved', notice: null })
    expect((await first.list()).find((draft) => draft.id === id)).toMatchObject({ isDeleted: false })
    expect(await first.readDraft(id)).toMatchObject({ data: { name: 'Ada Lovelace' }, pictures })
  })

  it('lose nothing in a browser without locks: the second tab to save gets a new draft', async () => {
    browser = stubBrowser({ hasLocks: false })
    const first = await openTab()
    await first.type('Ada')
    const second = await openTab()
    expect(second.state().id).toBe(first.state().id)
    await first.type('Ada Lovelace')
    await second.type('Bo')
    expect(second.state().id).not.toBe(first.state().id)
    expect(second.state().notice).not.toBeNull()
    expect(second.name()).toBe('Bo')
    const third = await openTab()
    await third.drafts.open(first.state().id)
    expect(third.name()).toBe('Ada Lovelace')
  })
})

describe('The editor of a browser that cannot save', () => {
  const refusingDatabases = {
    open() {
      throw new DOMException('Storage is refused.', 'SecurityError')
    },
  }

  const makeSavesFail = () =>
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('The disk is full.', 'QuotaExceededError')
    })

  it('reports the failure, and saves when the database works again', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const databases = indexedDB
    browser.setDatabases(refusingDatabases)
    const tab = await openTab()
    await tab.type('Ada')
    expect(tab.state().status).toBe('unavailable')
    expect(warn).toHaveBeenCalledOnce()
    browser.setDatabases(databases)
    await vi.advanceTimersByTimeAsync(RETRY_AFTER_MS)
    await tab.drafts.flush()
    expect(tab.state().status).toBe('saved')
    expect(tab.name()).toBe('Ada')
    expect(await tab.list()).toHaveLength(1)
  })

  it('opens although the database gives no answer, and saves when it answers again', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const databases = indexedDB
    const request = Object.assign(Object.create(IDBOpenDBRequest.prototype), { addEventListener: () => {} })
    browser.setDatabases({ open: () => request })
    const opening = openTab()
    await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1))
    await vi.advanceTimersByTimeAsync(TIMEOUT_MS)
    const tab = await opening
    expect(tab.state().status).toBe('unavailable')
    expect(String(warn.mock.calls[0]?.[1])).toContain('does not answer')
    browser.setDatabases(databases)
    await tab.type('Ada')
    await vi.advanceTimersByTimeAsync(RETRY_AFTER_MS)
    await tab.drafts.flush()
    expect(tab.state().status).toBe('saved')
  })

  it('keeps the text of an ended editor in memory when storage is denied, and asks before the page closes', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    browser.setDatabases(refusingDatabases)
    vi.stubGlobal('localStorage', undefined)
    const tab = await openTab()
    expect(browser.send('beforeunload')).toBe(true)
    await tab.type('Ada')
    expect(browser.send('beforeunload')).toBe(false)
    await tab.drafts.end()
    expect(browser.send('beforeunload')).toBe(false)
    const next = await openEditor()
    expect(next.name()).toBe('Ada')
    expect(next.state().id).toBe(tab.state().id)
  })

  it('opens the next draft when a mirror in `localStorage` cannot be read', async () => {
    localStorage.setItem(MIRROR_KEY, '{"data":{}}')
    const tab = await openTab()
    expect(tab.state().status).toBe('fresh')
    expect(tab.name()).toBe(data.name)
  })

  it('has a draft that no other tab opens, and that can be deleted, when the database works again', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const databases = indexedDB
    browser.setDatabases(refusingDatabases)
    const tab = await openTab()
    await tab.type('Ada')
    browser.setDatabases(databases)
    await vi.advanceTimersByTimeAsync(RETRY_AFTER_MS)
    await tab.drafts.flush()
    const other = await openTab()
    expect(other.name()).toBe('Ada')
    expect(other.state().id).not.toBe(tab.state().id)
    expect(await tab.drafts.delete(tab.state().id)).toBeNull()
  })

  it('does not delete the open draft before a failed save is repeated', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const tab = await openTab()
    await tab.type('Ada')
    const put = makeSavesFail()
    await tab.type('Ada Lovelace')
    put.mockRestore()
    expect(await tab.drafts.delete(tab.state().id)).toBe(editorWords.drafts.unanswered)
    expect(tab.name()).toBe('Ada Lovelace')
  })

  it('reports that the draft is saved when the unsaved change is undone before the database works again', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const tab = await openTab()
    await tab.type('Ada')
    const { id } = tab.state()
    const put = makeSavesFail()
    await tab.type('Ada Lovelace')
    tab.undo()
    put.mockRestore()
    await vi.advanceTimersByTimeAsync(RETRY_AFTER_MS)
    await tab.drafts.flush()
    expect(tab.state()).toMatchObject({ id, status: 'saved' })
    expect(tab.name()).toBe('Ada')
  })

  it('saves the new pictures of a closed page when the database works again', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const tab = await openTab()
    await tab.type('Ada')
    const newPictures = new Map([['pictures/portrait.webp', new Uint8Array([7])]])
    tab.changePicturesAndLeave(newPictures)
    const databases = indexedDB
    browser.setDatabases(refusingDatabases)
    const next = await openTab()
    expect(next.state().id).toBe(tab.state().id)
    browser.setDatabases(databases)
    await vi.advanceTimersByTimeAsync(RETRY_AFTER_MS)
    await next.drafts.flush()
    expect(await next.readDraft(next.state().id)).toMatchObject({ pictures: newPictures })
  })

  it('keeps the saved pictures and the typed text when a picture is added', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const portrait = { file: 'pictures/portrait.webp', alt: '', width: 1, height: 1 }
    const background = { ...portrait, file: 'pictures/background.webp' }
    const bytes = new Uint8Array([7])
    const tab = await openTab()
    tab.edit((site) => ({
      data: { ...site.data, portrait },
      pictures: new Map([[portrait.file, bytes]]),
    }))
    await tab.type('Ada')
    tab.typeAndLeave('Ada Lovelace')
    const databases = indexedDB
    browser.setDatabases(refusingDatabases)
    const tabWithoutDatabase = await openTab()
    tabWithoutDatabase.edit((site) => ({
      data: { ...site.data, background },
      pictures: new Map([...site.pictures, [background.file, bytes]]),
    }))
    browser.send('pagehide')
    // Another page opens the unsaved draft, and stores it again.
    await openTab()
    browser.send('pagehide')
    browser.setDatabases(databases)
    const next = await openTab()
    expect(next.name()).toBe('Ada Lovelace')
    expect([...next.pictures().keys()].toSorted()).toEqual([background.file, portrait.file])
  })

  it('shows the saved pictures of a closed page when the database works again', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const tab = await openTab()
    await tab.type('Ada')
    tab.typeAndLeave('Ada Lovelace')
    const databases = indexedDB
    browser.setDatabases(refusingDatabases)
    const next = await openTab()
    expect(next.name()).toBe('Ada Lovelace')
    browser.setDatabases(databases)
    await vi.advanceTimersByTimeAsync(RETRY_AFTER_MS)
    await next.drafts.flush()
    expect(next.pictures()).toEqual(pictures)
    expect(next.state().status).toBe('saved')
  })

  it('keeps the typed text when a new draft is started', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    browser.setDatabases(refusingDatabases)
    const tab = await openTab()
    await tab.type('Ada')
    await tab.startAgain()
    expect(tab.name()).toBe(data.name)
    expect(Object.values(localStorage).join()).toContain('Ada')
  })
})

describe('A page that is closed before it has saved', () => {
  it('stores the unsaved draft for the next editor', async () => {
    const tab = await openTab()
    await tab.type('Ada')
    tab.typeAndLeave('Ada Lovelace')
    const next = await openTab()
    expect(next.name()).toBe('Ada Lovelace')
    expect(next.state()).toMatchObject({ id: tab.state().id, status: 'saved' })
    expect(await next.list()).toHaveLength(1)
  })

  it('keeps the text and the saved pictures when new pictures are too large for `localStorage`', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    vi.stubGlobal('localStorage', fakeLocalStorage(50_000))
    const portrait = { file: 'pictures/portrait.webp', alt: '', width: 1, height: 1 }
    const background = { ...portrait, file: 'pictures/background.webp' }
    const tab = await openTab()
    tab.edit((site) => ({
      data: { ...site.data, portrait },
      pictures: new Map([[portrait.file, new Uint8Array([7])]]),
    }))
    await tab.type('Ada')
    tab.edit((site) => ({
      data: { ...site.data, background },
      pictures: new Map([...site.pictures, [background.file, new Uint8Array(100_000)]]),
    }))
    tab.typeAndLeave('Ada Lovelace')
    const next = await openTab()
    expect(next.data()).toMatchObject({ name: 'Ada Lovelace', portrait, background: null })
    expect([...next.pictures().keys()]).toEqual([portrait.file])
  })

  it('saves the draft when the page is restored from the history', async () => {
    const tab = await openTab()
    await tab.type('Ada')
    tab.typeAndLeave('Ada Lovelace')
    browser.send('pageshow', { persisted: true })
    await tab.drafts.flush()
    await vi.waitFor(() => expect(tab.state().status).toBe('saved'))
    expect(localStorage).toEqual({})
  })
})
