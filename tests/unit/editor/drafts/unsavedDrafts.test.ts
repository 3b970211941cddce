import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { removeUnsaved, storeUnsaved, unsavedDrafts } from '../../../../src/editor/drafts/unsavedDrafts.ts'
import { loadSample } from '../../../../src/templates/samples.ts'
import { FIRST_TEMPLATE, SECOND_TEMPLATE } from '../../../helpers/templates.ts'

const { data } = await loadSample(FIRST_TEMPLATE)
const draft = { id: 'a', name: 'Moon', savedAtMs: 7, revision: 2, data, pictures: null }

beforeEach(() => {
  // Its keys are own properties, as in a browser.
  const methods = {
    getItem(this: Record<string, string>, key: string) {
      return this[key] ?? null
    },
    setItem(this: Record<string, string>, key: string, text: string) {
      this[key] = text
    },
    removeItem(this: Record<string, string>, key: string) {
      delete this[key]
    },
  }
  vi.stubGlobal('localStorage', Object.create(methods))
  vi.stubGlobal('removeEventListener', () => {})
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('the unsaved draft of a closed page', () => {
  it('is read by the next editor of its template, with pictures, until it is saved', () => {
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

  it('stays in memory when the browser denies storage, and the page asks before it closes', () => {
    vi.stubGlobal('localStorage', undefined)
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const listening = new Set<string>()
    vi.stubGlobal('addEventListener', (type: string) => listening.add(type))
    vi.stubGlobal('removeEventListener', (type: string) => listening.delete(type))
    expect(unsavedDrafts(FIRST_TEMPLATE)).toEqual([])
    expect(storeUnsaved(draft)).toBe(false)
    expect(unsavedDrafts(FIRST_TEMPLATE)).toEqual([draft])
    expect([...listening]).toEqual(['beforeunload'])
    removeUnsaved('a')
    expect(unsavedDrafts(FIRST_TEMPLATE)).toEqual([])
    expect(listening.size).toBe(0)
  })
})
