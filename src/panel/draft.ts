import { ignoringErrors } from '../lib/ignoringErrors.ts'
import { parsedJson } from '../lib/parsed.ts'
import { changesFrom, countChanges, type ReadResult, readTuning, type Tuning } from './tuning.ts'

const DRAFT_KEY = 'moongate:panel'

/** The draft that this browser has saved. Undefined without one, and if the browser denies its storage. */
export function loadDraft(source: Tuning): ReadResult | undefined {
  const text = ignoringErrors(() => localStorage.getItem(DRAFT_KEY))
  return text ? readTuning(parsedJson(text), source) : undefined
}

/** Saves what differs from the project's files. @returns false if the browser's storage is full or denied */
export function saveDraft(source: Tuning, draft: Tuning): boolean {
  const text = countChanges(source, draft) > 0 ? JSON.stringify(changesFrom(source, draft)) : ''
  ignoringErrors(() => localStorage.setItem(DRAFT_KEY, text))
  return ignoringErrors(() => localStorage.getItem(DRAFT_KEY)) === text
}
