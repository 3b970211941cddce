import { attempt } from '../lib/attempt.ts'

/** The scroll positions, CSS px, by the ids of history entries. Session storage ends with the tab, as its history does. */
const STORAGE_KEY = 'moongate:scroll'
const MAX_ENTRIES = 50
/** Wait after the last scroll event. */
const SAVE_AFTER_MS = 100

/** The id of the history entry on screen; '' before the first. */
let openEntry = ''
/** The latest place on an entry, until it is saved. */
let unsaved: { readonly entry: string; readonly topPx: number } | null = null

const entryOf = (state: unknown) => (state as { readonly entry?: string } | null)?.entry

function positions(): Record<string, number> {
  return attempt(() => JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}')) ?? {}
}

function save(): void {
  if (!unsaved) return
  const { [unsaved.entry]: _, ...others } = positions()
  const latest = Object.entries({ ...others, [unsaved.entry]: unsaved.topPx }).slice(-MAX_ENTRIES)
  unsaved = null
  // Without storage, Back leads to the top of the page.
  attempt(() => sessionStorage.setItem(STORAGE_KEY, JSON.stringify(Object.fromEntries(latest))))
}

/**
 * Notes that the page of the current history entry is on screen.
 * @returns the visitor's last scroll position on it, CSS px; null for a new entry
 */
export function arriveAtEntry(): number | null {
  save()
  const { state } = history
  openEntry = entryOf(state) ?? `${Date.now()}-${Math.random()}`
  // The editor's entry has a text as its state.
  if (typeof state !== 'string') history.replaceState({ ...state, entry: openEntry }, '')
  return positions()[openEntry] ?? null
}

/** Remembers the scroll position of each history entry, so that Back and a reload lead to it. */
export function rememberScroll(): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const onScroll = () => {
    // While another page loads, the history is one entry ahead of the screen.
    if (!openEntry || entryOf(history.state) !== openEntry) return
    unsaved = { entry: openEntry, topPx: Math.round(scrollY) }
    clearTimeout(timer)
    timer = setTimeout(save, SAVE_AFTER_MS)
  }
  addEventListener('scroll', onScroll, { passive: true })
  addEventListener('pagehide', save)
}
