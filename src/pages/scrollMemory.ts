import { attempt } from '../lib/attempt.ts'

/** The scroll positions, CSS px, by the ids of history entries. Session storage ends with the tab, as its history does. */
const STORAGE_KEY = 'moongate:scroll'
const MAX_ENTRIES = 50
/** Wait after the last scroll event. */
const SAVE_AFTER_MS = 100

/** The id of the history entry on screen; '' before the first. */
let openEntry = ''

const entryOf = (state: unknown) => (state as { readonly entry?: string } | null)?.entry

function positions(): Record<string, number> {
  return attempt(() => JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}')) ?? {}
}

/**
 * Notes that the page of the current history entry is on screen.
 * @returns where the visitor was on it, CSS px from the top; null for a new entry
 */
export function arriveAtEntry(): number | null {
  const { state } = history
  openEntry = entryOf(state) ?? `${Date.now()}-${Math.random()}`
  // The editor's entry has a text as its state.
  if (typeof state !== 'string') history.replaceState({ ...state, entry: openEntry }, '')
  return positions()[openEntry] ?? null
}

/** Remembers the scroll position of each history entry, so that Back and a reload lead to it. */
export function rememberScroll(): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const save = () => {
    clearTimeout(timer)
    // While another page loads, the history is one entry ahead of the screen.
    if (!openEntry || entryOf(history.state) !== openEntry) return
    const { [openEntry]: _, ...others } = positions()
    const latest = Object.entries({ ...others, [openEntry]: Math.round(scrollY) }).slice(-MAX_ENTRIES)
    // Without storage, Back leads to the top of the page.
    attempt(() => sessionStorage.setItem(STORAGE_KEY, JSON.stringify(Object.fromEntries(latest))))
  }
  const saveSoon = () => {
    clearTimeout(timer)
    timer = setTimeout(save, SAVE_AFTER_MS)
  }
  addEventListener('scroll', saveSoon, { passive: true })
  addEventListener('pagehide', save)
}
