import { IDBObjectStore } from 'fake-indexeddb'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { loadSample } from '../../../../src/templates/samples.ts'
import { stubBrowser } from '../../../helpers/fakeBrowser.ts'
import { FIRST_TEMPLATE } from '../../../helpers/templates.ts'

const { data } = await loadSample(FIRST_TEMPLATE)
const pictures = new Map([['pictures/portrait.webp', new Uint8Array([1, 2])]])
const withName = (name: string) => ({ ...data, name })

beforeEach(() => {
  stubBrowser()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.resetModules()
})

async function importModules() {
  const database = await import('../../../../src/editor/drafts/draftDatabase.ts')
  const { storeUnsaved, unsavedDrafts } = await import('../../../../src/editor/drafts/unsavedDrafts.ts')
  const { recoverDrafts } = await import('../../../../src/editor/drafts/recoverDrafts.ts')
  const recover = () => recoverDrafts(FIRST_TEMPLATE)
  const readSite = async (id: string) => {
    const draft = await database.readDraft(id)
    return 'refusal' in draft ? null : { name: draft.data.name, pictures: draft.pictures }
  }
  const list = async () => (await database.listDrafts(FIRST_TEMPLATE)).map(({ id }) => id)
  return { ...database, storeUnsaved, unsavedDrafts, recover, readSite, list }
}

/** A draft before its first save. */
const original = { id: 'a', name: 'Moon', savedAtMs: 5, revision: 0, data: withName('Ada'), pictures }
/** The unsaved draft of a closed page. No pictures, because they are saved already. */
const unsaved = { ...original, savedAtMs: 7, revision: 1, data: withName('Ada Lovelace'), pictures: null }

describe('The unsaved draft of an earlier page', () => {
  it('is saved into its draft, and removed', async () => {
    const { saveDraft, storeUnsaved, unsavedDrafts, recover, readSite, list } = await importModules()
    await saveDraft(original, true)
    storeUnsaved(unsaved)
    await recover()
    expect(await readSite('a')).toEqual({ name: 'Ada Lovelace', pictures })
    expect(await list()).toEqual(['a'])
    expect(unsavedDrafts(FIRST_TEMPLATE)).toEqual([])
  })

  it('is saved with its pictures when the draft was never saved', async () => {
    const { storeUnsaved, recover, readSite } = await importModules()
    storeUnsaved({ ...unsaved, revision: 0, pictures })
    await recover()
    expect(await readSite('a')).toEqual({ name: 'Ada Lovelace', pictures })
  })

  it('becomes a new draft when another tab has saved since', async () => {
    const { saveDraft, storeUnsaved, recover, readSite, list } = await importModules()
    await saveDraft(original, true)
    await saveDraft({ ...original, savedAtMs: 9, revision: 1, data: withName('Bo') }, false)
    storeUnsaved(unsaved)
    await recover()
    expect(await readSite('a')).toEqual({ name: 'Bo', pictures })
    const [copy = ''] = (await list()).filter((id) => id !== 'a')
    expect(await readSite(copy)).toEqual({ name: 'Ada Lovelace', pictures })
  })

  it('is saved by the next attempt when the database fails', async () => {
    const { saveDraft, storeUnsaved, recover, readSite } = await importModules()
    await saveDraft(original, true)
    storeUnsaved(unsaved)
    vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementationOnce(() => {
      throw new Error('The database fails.')
    })
    await expect(recover()).rejects.toThrow('The database fails.')
    await vi.waitFor(async () => {
      await recover()
      expect(await readSite('a')).toEqual({ name: 'Ada Lovelace', pictures })
    })
  })

  it('stays unsaved while another tab has the draft open', async () => {
    const { saveDraft, storeUnsaved, unsavedDrafts, recover, readSite } = await importModules()
    await saveDraft(original, true)
    storeUnsaved(unsaved)
    const { lockDraft } = await import('../../../../src/editor/drafts/lockDraft.ts')
    const lock = await lockDraft('a')
    await recover()
    expect(await readSite('a')).toEqual({ name: 'Ada', pictures })
    expect(unsavedDrafts(FIRST_TEMPLATE)).toHaveLength(1)
    lock?.release()
    await vi.waitFor(async () => {
      await recover()
      expect(await readSite('a')).toEqual({ name: 'Ada Lovelace', pictures })
    })
  })
})
