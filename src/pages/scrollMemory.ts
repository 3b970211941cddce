import { ignoringErrors } from '../lib/ignoringErrors.ts'

/** The scroll positions, CSS px, by the ids of history entries. Session storage ends with the tab, as its history does. */
const STORAGE_KEY = 'moongate:scroll'
const MAX_ENTRIES = 50
/** At these moments the page that is left is still on screen. wouter dispatches `pushState`. */
const LEAVING_EVENTS = ['pushState', 'popstate', 'pagehide'] as const

/** The id of the history entry on screen; '' before the first. */
let openEntry = ''

function positions(): Record<string, number> {
  return ignoringErrors(() => JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}')) ?? {}
}

/**
 * Notes that the page of the current history entry is on screen.
 * @returns the visitor's last scroll position on it, CSS px; null for a new entry
 */
export function arriveAtEntry(): number | null {
  const { state } = history
  openEntry = (state as { readonly entry?: string } | null)?.entry ?? `${Date.now()}-${Math.random()}`
  // The editor's entry has a text as its state.
  if (typeof state !== 'string') history.replaceState({ ...state, entry: openEntry }, '')
  return positions()[openEntry] ?? null
}

/** Remembers the scroll position of each history entry, so that Back and a reload lead to it. */
export function rememberScroll(): void {
  const save = () => {
    if (!openEntry) return
    const { [openEntry]: _, ...others } = positions()
    const latest = Object.entries({ ...others, [openEntry]: Math.round(scrollY) }).slice(-MAX_ENTRIES)
    // Without storage, Back leads to the top of the page.
    ignoringErrors(() => sessionStorage.setItem(STORAGE_KEY, JSON.stringify(Object.fromEntries(latest))))
  }
  for (const event of LEAVING_EVENTS) addEventListener(event, save)
}
