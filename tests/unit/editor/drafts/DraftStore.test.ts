import { IDBObjectStore, IDBTransaction } from 'fake-indexeddb'
import { type IDBPDatabase, openDB } from 'idb'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { EditedSite } from '../../../../src/editor/state/editorStore.ts'
import { editorText } from '../../../../src/site/editorText.ts'
import type { Pictures } from '../../../../src/templates/engine/data/siteData.ts'
import { loadSample } from '../../../../src/templates/engine/sample/samples.ts'
import { type FakeBrowser, fakeLocalStorage, stubBrowser } from '../../../helpers/fakeBrowser.ts'
import { FIRST_TEMPLATE, SECOND_TEMPLATE } from '../../../helpers/templates.ts'
import databaseOfVersion020 from './databaseOfVersion0.2.0.json' with { type: 'json' }

const { data, pictures } = await loadSample(FIRST_TEMPLATE)
const sample = { data, pictures }
const SAVE_AFTER_MS = 100
const RETRY_AFTER_MS = 5000
/** Time limit of the database's answer. */
const TIMEOUT_MS = 10_000
/** The key of a draft in `localStorage`. */
const MIRROR_KEY = 'moongate:left-draft/a'

let browser: FakeBrowser

beforeEach(() => {
  // The fake databases answer by `setImmediate`, which is not faked.
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
    now: 1_000_000,
  })
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

/** The keys of all records of the editor, also those of pictures. */
async function recordKeys(): Promise<readonly IDBValidKey[]> {
  const database = await openDB('moongate-editor')
  const keys = await database.getAllKeys('drafts')
  database.close()
  return keys
}

/** An editor in a separate tab. */
function openTab() {
  vi.resetModules()
  return openEditor()
}

/** An editor in the same tab as the last one. */
async function openEditor() {
  const { DraftStore } = await import('../../../../src/editor/drafts/DraftStore.ts')
  const { listDrafts, readDraft } = await import('../../../../src/editor/drafts/draftDatabase.ts')
  const { createEditorStore } = await import('../../../../src/editor/state/editorStore.ts')
  const editor = createEditorStore(sample)
  const drafts = new DraftStore(FIRST_TEMPLATE, editor)
  await drafts.start()
  return {
    drafts,
    readDraft,
    list: () => listDrafts(FIRST_TEMPLATE),
    deletedIds: async () => (await drafts.list()).filter(({ isDeleted }) => isDeleted).map(({ id }) => id),
    startAgain: () => drafts.add(sample, editorText.drafts.first),
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

const makeSavesFail = () =>
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('The disk is full.', 'QuotaExceededError')
  })

describe('The drafts of a template', () => {
  it('start with the sample, which is saved only when it is changed', async () => {
    const tab = await openTab()
    expect(tab.state()).toMatchObject({ name: editorText.drafts.first, status: 'fresh', notice: null })
    expect(await tab.list()).toEqual([])
    await tab.type('Ada')
    expect(tab.state().status).toBe('saved')
    expect(await tab.names()).toEqual([editorText.drafts.first])
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
    await tab.drafts.end()
    const other = { id: 'b', name: 'Other', savedAtMs: 2_000_000, revision: 0, pictures: [] }
    const mirror = JSON.stringify({ ...other, data: { ...data, template: SECOND_TEMPLATE, name: 'Bo' } })
    localStorage.setItem(MIRROR_KEY, mirror)
    expect((await openTab()).name()).toBe('Ada')
    expect(localStorage.getItem(MIRROR_KEY), 'the mirror of the other template stays').toBe(mirror)
  })

  it('get a unique name when they are first saved, and can be renamed', async () => {
    const tab = await openTab()
    await tab.type('Ada')
    expect(await tab.startAgain()).toBe(`${editorText.drafts.first} (2)`)
    await tab.drafts.rename('Spring')
    expect(await tab.names()).toEqual([editorText.drafts.first, 'Spring'].toSorted())
    await tab.drafts.rename('  ')
    expect(tab.state().name).toBe(editorText.drafts.first)
  })

  it('can be deleted, which opens another draft, and come back by Undo', async () => {
    const tab = await openTab()
    await tab.type('Ada')
    const adaId = tab.state().id
    await tab.startAgain()
    const secondId = tab.state().id
    expect(await tab.drafts.delete(secondId)).toBeNull()
    expect(tab.state().id).toBe(adaId)
    expect(await tab.deletedIds()).toEqual([secondId])
    expect(await tab.list()).toHaveLength(1)
    expect((await recordKeys()).join()).not.toContain(secondId)
    expect(await tab.drafts.restore(secondId)).toBeNull()
    expect(await tab.deletedIds()).toEqual([])
    expect(await tab.drafts.open(secondId)).toBeNull()
    expect(tab.pictures()).toEqual(pictures)
  })

  it('come back as a new draft by Undo when another tab has saved the deleted draft', async () => {
    const tab = await openTab()
    await tab.type('Ada')
    const { id } = tab.state()
    const other = await openTab()
    expect(await tab.drafts.delete(id)).toBeNull()
    await other.type('Bo')
    expect(await tab.drafts.restore(id)).toBeNull()
    expect(await tab.names()).toEqual([editorText.drafts.first, `${editorText.drafts.first} (2)`])
    expect(await tab.readDraft(id)).toMatchObject({ data: { name: 'Bo' } })
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
    expect(await tab.list()).toEqual([])
    expect(await tab.deletedIds()).toEqual([id])
  })

  it('open from the database and the mirror of version 0.2.0, with their pictures', async () => {
    const records = Object.entries(databaseOfVersion020.records).map(([key, record]) => {
      const files = record as [string, number[]][]
      return [
        key,
        Array.isArray(record) ? new Map(files.map(([file, bytes]) => [file, new Uint8Array(bytes)])) : record,
      ]
    })
    await writeRecords(Object.fromEntries(records))
    const [adaId] = records.flatMap(([key]) =>
      String(key).startsWith('draft/') ? [String(key).slice(6)] : [],
    )
    const tab = await openTab()
    expect(tab.state()).toMatchObject({ id: adaId, name: 'Ada’s page', status: 'saved' })
    expect(tab.data()).toMatchObject({ name: 'Ada', tagline: 'Poetical science' })
    expect(tab.data().links.map(({ label }) => label)).toEqual(['My letters'])
    expect(tab.pictures()).toEqual(new Map([['pictures/portrait.webp', new Uint8Array([1, 2, 3])]]))
    // The other draft was deleted.
    expect(await tab.list()).toHaveLength(1)
    await tab.drafts.end()

    for (const [key, json] of Object.entries(databaseOfVersion020.localStorage))
      localStorage.setItem(key, json)
    const next = await openTab()
    expect(next.state()).toMatchObject({ id: adaId, name: 'Ada’s page', status: 'saved' })
    expect(next.data()).toMatchObject({ name: 'Ada Lovelace', tagline: 'Poetical science' })
    expect(Object.fromEntries(next.pictures())).toEqual({
      'pictures/portrait.webp': new Uint8Array([1, 2, 3]),
      'pictures/background.webp': new Uint8Array([4, 5]),
    })
    expect(localStorage).toEqual({})
  })

  it('survive a crash 150 ms after a letter', async () => {
    const tab = await openTab()
    tab.edit((site) => ({ ...site, data: { ...site.data, name: 'Ada' } }))
    await vi.advanceTimersByTimeAsync(150)
    await vi.waitFor(async () => expect(await tab.list()).toHaveLength(1))
    expect((await openTab()).name()).toBe('Ada')
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
    expect(await tab.drafts.open('nowhere')).toBe(editorText.drafts.gone)
  })
})

describe('Two tabs with one draft', () => {
  it('save two drafts when both change it: the second tab to save gets a new draft', async () => {
    const first = await openTab()
    await first.type('Ada')
    const second = await openTab()
    expect(second.state().id).toBe(first.state().id)
    await first.type('Ada Lovelace')
    await second.type('Bo')
    expect(second.state().id).not.toBe(first.state().id)
    expect(second.state().notice).toContain(`${editorText.drafts.first} (2)`)
    expect(second.name()).toBe('Bo')
    expect(await first.names()).toEqual([editorText.drafts.first, `${editorText.drafts.first} (2)`])
    const third = await openTab()
    await third.drafts.open(first.state().id)
    expect(third.name()).toBe('Ada Lovelace')
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

  it('save one draft when one of them saves the mirror of the other, which still has its page', async () => {
    const first = await openTab()
    await first.type('Ada')
    first.typeAndLeave('Ada Lovelace')
    const second = await openTab()
    expect(second.name()).toBe('Ada Lovelace')
    browser.send('pageshow', { persisted: true })
    await first.drafts.flush()
    expect(await first.list()).toHaveLength(1)
    expect(first.state()).toMatchObject({ status: 'saved', notice: null })
  })

  it('save one draft when a page ends before it hears that its save has succeeded', async () => {
    const tab = await openTab()
    // A browser writes a committed transaction although its page has ended.
    vi.spyOn(IDBTransaction.prototype, 'abort').mockImplementation(() => {
      throw new DOMException('The transaction has ended.', 'InvalidStateError')
    })
    const { put } = IDBObjectStore.prototype
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(function (
      this: IDBObjectStore,
      ...record
    ) {
      tab.typeAndLeave('Ada Lovelace')
      return put.apply(this, record)
    })
    tab.edit((site) => ({ ...site, data: { ...site.data, name: 'Ada' } }))
    expect(await tab.drafts.flush()).toBe('page hidden')
    const next = await openTab()
    expect(next.name()).toBe('Ada Lovelace')
    expect(await next.names()).toEqual([editorText.drafts.first])
  })

  it('save two drafts when a page saves a letter before a second tab saves its older mirror', async () => {
    const first = await openTab()
    await first.type('Ada')
    first.typeAndLeave('Ada L')
    const olderMirror = { ...localStorage }
    browser.send('pageshow', { persisted: true })
    await first.drafts.flush()
    await first.type('Ada Lovelace')
    expect({ ...localStorage }).toEqual({})
    Object.assign(localStorage, olderMirror)
    const second = await openTab()
    const drafts = await Promise.all((await second.list()).map(({ id }) => second.readDraft(id)))
    expect(drafts.map((draft) => ('data' in draft ? draft.data.name : draft.refusal)).toSorted()).toEqual([
      'Ada L',
      'Ada Lovelace',
    ])
  })

  it('keep both mirrors when both pages end while the database fails', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const first = await openTab()
    await first.type('Ada')
    const second = await openTab()
    const put = makeSavesFail()
    await first.type('Ada Lovelace')
    await second.type('Bo')
    browser.send('pagehide')
    put.mockRestore()
    const next = await openTab()
    const drafts = await Promise.all((await next.list()).map(({ id }) => next.readDraft(id)))
    expect(drafts.map((draft) => ('data' in draft ? draft.data.name : draft.refusal)).toSorted()).toEqual([
      'Ada Lovelace',
      'Bo',
    ])
  })

  it('restore a draft that the other tab deleted when a letter is typed', async () => {
    const first = await openTab()
    await first.type('Ada')
    const { id } = first.state()
    const second = await openTab()
    expect(await second.drafts.delete(id)).toBeNull()
    await first.type('Ada Lovelace')
    expect(first.state()).toMatchObject({ id, status: 'saved', notice: null })
    expect((await first.list()).map((draft) => draft.id)).toEqual([id])
    expect(await first.readDraft(id)).toMatchObject({ data: { name: 'Ada Lovelace' }, pictures })
  })
})

describe('The editor of a browser that cannot save', () => {
  const refusingDatabases = {
    open() {
      throw new DOMException('Storage is refused.', 'SecurityError')
    },
  }

  it('reports the failure, and saves when the database works again', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const databases = indexedDB
    browser.setDatabases(refusingDatabases)
    const tab = await openTab()
    await tab.type('Ada')
    expect(tab.state().status).toBe('unavailable')
    expect(warn).toHaveBeenCalledOnce()
    expect(browser.send('beforeunload'), 'the browser asks before the page ends').toBe(false)
    browser.setDatabases(databases)
    await vi.advanceTimersByTimeAsync(RETRY_AFTER_MS)
    await tab.drafts.flush()
    expect(tab.state().status).toBe('saved')
    expect(tab.name()).toBe('Ada')
    expect(await tab.list()).toHaveLength(1)
  })

  it('loses no letter in a crash after the failure', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const databases = indexedDB
    const tab = await openTab()
    browser.setDatabases(refusingDatabases)
    await tab.type('Ada')
    browser.setDatabases(databases)
    expect((await openTab()).name()).toBe('Ada')
  })

  it('asks for an export and a reload when the database is of a newer version, and loses no letter', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const sentence =
      'The drafts in this browser are of a newer version of this editor. Export your page, and then reload to get that version.'
    const databases = indexedDB
    const tab = await openTab()
    await tab.type('Ada')
    browser.setDatabases({
      open() {
        throw new DOMException(
          'The requested version (1) is less than the existing version (2).',
          'VersionError',
        )
      },
    })
    await tab.type('Ada Lovelace')
    expect(tab.state()).toMatchObject({ status: 'unavailable', notice: sentence })
    // The user has dismissed it. Retries do not show it again.
    tab.drafts.dismissNotice()
    await vi.advanceTimersByTimeAsync(RETRY_AFTER_MS)
    expect(tab.state()).toMatchObject({ status: 'unavailable', notice: null })
    expect(await tab.drafts.delete('another')).toBe(sentence)
    await tab.drafts.end()
    expect((await openTab()).state()).toMatchObject({ status: 'unavailable', notice: sentence })
    // The newer version can open it.
    browser.setDatabases(databases)
    expect((await openTab()).name()).toBe('Ada Lovelace')
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

  it('opens the newest of the drafts that earlier pages could not save', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    for (const [id, savedAtMs, name] of [
      ['a', 1, 'Ada'],
      ['b', 2, 'Bea'],
    ] as const) {
      const mirrored = { id, name, savedAtMs, revision: 0, data: { ...data, name }, pictures: [] }
      localStorage.setItem(MIRROR_KEY.replace(/a$/, id), JSON.stringify(mirrored))
    }
    makeSavesFail()
    expect((await openTab()).name()).toBe('Bea')
  })

  it('opens the next draft when a mirror in `localStorage` cannot be read', async () => {
    localStorage.setItem(MIRROR_KEY, '{"data":{}}')
    const tab = await openTab()
    expect(tab.state().status).toBe('fresh')
    expect(tab.name()).toBe(data.name)
  })

  it('does not delete the open draft before a failed save is repeated', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const tab = await openTab()
    await tab.type('Ada')
    const put = makeSavesFail()
    await tab.type('Ada Lovelace')
    put.mockRestore()
    expect(await tab.drafts.delete(tab.state().id)).toBe(editorText.drafts.unanswered)
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

  it('opens a mirrored draft only when the database gives its pictures', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const portrait = { file: 'pictures/portrait.webp', alt: '', width: 1, height: 1 }
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
    const next = await openTab()
    expect(next.name()).toBe(data.name)
    browser.setDatabases(databases)
    await vi.advanceTimersByTimeAsync(RETRY_AFTER_MS)
    await next.drafts.flush()
    expect(next.name()).toBe('Ada Lovelace')
    expect(next.pictures()).toEqual(new Map([[portrait.file, bytes]]))
    expect(next.state().status).toBe('saved')
  })

  it('opens a mirrored draft with its saved pictures when the disk is full', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const tab = await openTab()
    await tab.type('Ada')
    tab.typeAndLeave('Ada Lovelace')
    const put = makeSavesFail()
    const next = await openTab()
    expect(next.name()).toBe('Ada Lovelace')
    expect(next.pictures()).toEqual(pictures)
    expect(next.state().status).toBe('unavailable')
    put.mockRestore()
    await vi.advanceTimersByTimeAsync(RETRY_AFTER_MS)
    await next.drafts.flush()
    expect(next.state()).toMatchObject({ id: tab.state().id, status: 'saved' })
    expect(await next.list()).toHaveLength(1)
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

/** A tab with the open draft 'Bea'. @returns the id of another draft, 'Ada' */
async function openTwoDrafts() {
  const tab = await openTab()
  await tab.type('Ada')
  const { id } = tab.state()
  await tab.startAgain()
  await tab.type('Bea')
  return { tab, id }
}

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

  it('ends the save of the next draft, and loses no letter, when the page hides during it', async () => {
    const tab = await openTab()
    await tab.type('Ada')
    const { id } = tab.state()
    tab.edit((site) => ({ ...site, data: { ...site.data, name: 'Ada L' } }))
    const starting = tab.startAgain()
    browser.send('pagehide')
    await starting
    browser.send('pageshow', { persisted: true })
    await tab.drafts.end()
    const next = await openTab()
    expect(await next.readDraft(id)).toMatchObject({ data: { name: 'Ada L' } })
  })

  it('keeps the unsaved text of a draft that is opened again after a failed save', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const tab = await openTab()
    await tab.type('Ada')
    const { id } = tab.state()
    const put = makeSavesFail()
    await tab.type('Ada Lovelace')
    await tab.startAgain()
    put.mockRestore()
    await vi.advanceTimersByTimeAsync(RETRY_AFTER_MS)
    expect(await tab.drafts.open(id)).toBeNull()
    expect(tab.name()).toBe('Ada Lovelace')
  })

  it('stays open when another one is asked for while saves fail', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const { tab, id } = await openTwoDrafts()
    const put = makeSavesFail()
    await tab.type('Bea Lovelace')
    expect(await tab.drafts.open(id)).toBe(
      'The storage of this browser does not answer just now. Try again, or export your page.',
    )
    expect(tab.name()).toBe('Bea Lovelace')
    put.mockRestore()
    await vi.advanceTimersByTimeAsync(RETRY_AFTER_MS)
    expect(await tab.drafts.open(id)).toBeNull()
    expect(tab.name()).toBe('Ada')
  })

  it('keeps a letter typed while another draft opens out of that draft', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const { tab, id } = await openTwoDrafts()
    const opening = tab.drafts.open(id)
    await Promise.resolve()
    const put = makeSavesFail()
    tab.edit((site) => ({ ...site, data: { ...site.data, name: 'Bea Lovelace' } }))
    expect(await opening).toBeNull()
    tab.undo()
    expect(tab.name()).toBe('Ada')
    expect(Object.values(localStorage).join()).toContain('Bea Lovelace')
    put.mockRestore()
  })

  it('stores a draft that was never saved, with its pictures', async () => {
    const tab = await openTab()
    tab.typeAndLeave('Ada')
    const next = await openTab()
    expect(next.name()).toBe('Ada')
    expect(next.pictures()).toEqual(pictures)
  })

  it('stores the draft when a phone hides the page, which may get no further event', async () => {
    const tab = await openTab()
    tab.edit((site) => ({ ...site, data: { ...site.data, name: 'Ada' } }))
    Object.assign(document, { hidden: true })
    document.dispatchEvent(new Event('visibilitychange'))
    expect(Object.values(localStorage).join()).toContain('"name":"Ada"')
  })

  it('keeps later letters in its mirror while another page saves the earlier ones', async () => {
    const { mirrorDraft, readMirrors } = await import('../../../../src/editor/drafts/draftMirror.ts')
    const draft = { id: 'a', name: 'My page', savedAtMs: 1, revision: 0, writer: 'a', data, pictures }
    mirrorDraft(draft, pictures)
    const [mirror] = readMirrors(FIRST_TEMPLATE)
    mirrorDraft({ ...draft, data: { ...data, name: 'Ada' } }, pictures)
    mirror?.remove()
    expect(readMirrors(FIRST_TEMPLATE).map((later) => later.draft.data.name)).toEqual(['Ada'])
  })

  it('saves a portrait that has replaced another under the same name', async () => {
    const tab = await openTab()
    await tab.type('Ada')
    const portrait = new Uint8Array([7])
    tab.changePicturesAndLeave(new Map([...pictures, ['pictures/portrait.webp', portrait]]))
    const next = await openTab()
    expect(next.state()).toMatchObject({ id: tab.state().id, status: 'saved' })
    expect(next.pictures().get('pictures/portrait.webp')).toEqual(portrait)
  })

  it('mirrors only the pictures that the database lacks', async () => {
    const tab = await openTab()
    await tab.type('Ada')
    tab.changePicturesAndLeave(new Map([...pictures, ['pictures/new.webp', new Uint8Array([7])]]))
    const [json = ''] = Object.values(localStorage) as string[]
    expect(JSON.parse(json).pictures).toEqual([['pictures/new.webp', 'Bw==']])
  })

  it('saves the draft when the page is restored from the history', async () => {
    const tab = await openTab()
    await tab.type('Ada')
    tab.typeAndLeave('Ada Lovelace')
    // The time of the save comes while the page is hidden.
    await vi.advanceTimersByTimeAsync(SAVE_AFTER_MS)
    expect(tab.state().status).toBe('pending')
    browser.send('pageshow', { persisted: true })
    await vi.waitFor(() => expect(tab.state().status).toBe('saved'))
    expect(localStorage).toEqual({})
  })
})
