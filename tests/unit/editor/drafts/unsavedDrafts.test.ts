import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { removeUnsaved, storeUnsaved, unsavedDrafts } from '../../../../src/editor/drafts/unsavedDrafts.ts'
import { loadSample } from '../../../../src/templates/samples.ts'
import { fakeLocalStorage } from '../../../helpers/fakeBrowser.ts'
import { FIRST_TEMPLATE, SECOND_TEMPLATE } from '../../../helpers/templates.ts'

const { data } = await loadSample(FIRST_TEMPLATE)
const draft = { id: 'a', name: 'Moon', savedAtMs: 7, revision: 2, data, pictures: null }

beforeEach(() => {
  vi.stubGlobal('localStorage', fakeLocalStorage())
  vi.stubGlobal('removeEventListener', () => {})
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('the unsaved draft of a closed page', () => {
  it('is read by the next editor of its template, with pictures, until it is removed', () => {
    const pictures = new Map([['pictures/portrait.webp', new Uint8Array([0, 127, 128, 255])]])
    storeUnsaved({ ...draft, pictures })
    expect(unsavedDrafts(FIRST_TEMPLATE)).toEqual([{ ...draft, pictures }])
    expect(unsavedDrafts(SECOND_TEMPLATE)).toEqual([])
    removeUnsaved('a')
    expect(unsavedDrafts(FIRST_TEMPLATE)).toEqual([])
  })

  it('is skipped when it cannot be read, and the others are kept', () => {
    storeUnsaved(draft)
    localStorage.setItem('moongate:left-draft/b', '{"data":{}}')
    expect(unsavedDrafts(FIRST_TEMPLATE)).toEqual([draft])
  })

  it('is the newest version when an older version did not fit into `localStorage`', () => {
    vi.stubGlobal('localStorage', fakeLocalStorage(50_000))
    vi.stubGlobal('addEventListener', () => {})
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const pictures = new Map([['pictures/portrait.webp', new Uint8Array(100_000)]])
    expect(storeUnsaved({ ...draft, pictures })).toBe(false)
    expect(unsavedDrafts(FIRST_TEMPLATE).map(({ name }) => name)).toEqual(['Moon'])
    expect(storeUnsaved({ ...draft, name: 'Sun' })).toBe(true)
    expect(unsavedDrafts(FIRST_TEMPLATE).map(({ name }) => name)).toEqual(['Sun'])
  })

  it('stays in memory when the browser denies storage, and the page asks before it closes', () => {
    vi.stubGlobal('localStorage', undefined)
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const listenedEvents = new Set<string>()
    vi.stubGlobal('addEventListener', (type: string) => listenedEvents.add(type))
    vi.stubGlobal('removeEventListener', (type: string) => listenedEvents.delete(type))
    expect(unsavedDrafts(FIRST_TEMPLATE)).toEqual([])
    expect(storeUnsaved(draft)).toBe(false)
    expect(unsavedDrafts(FIRST_TEMPLATE)).toEqual([draft])
    expect([...listenedEvents]).toEqual(['beforeunload'])
    removeUnsaved('a')
    expect(unsavedDrafts(FIRST_TEMPLATE)).toEqual([])
    expect(listenedEvents.size).toBe(0)
  })
})
