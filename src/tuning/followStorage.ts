import { change } from '../lib/history.ts'
import { usePanel } from './panelStore.ts'
import {
  loadSaved,
  mergeSaved,
  type SavedSky,
  type SavedTuning,
  storeSaved,
  TUNING_KEY,
} from './savedTuning.ts'
import { readTuneQuery, tuneQuery } from './tuneQuery.ts'

/** The pause in tuning after which the draft is saved, milliseconds: a drag is saved once. */
const SAVE_AFTER_MS = 300

/**
 * Saves what is tuned in this browser, and follows what another tab saves there: all tabs tune one draft, and none takes
 * from another what it saved.
 *
 * @returns a function that saves at once; it says whether this browser holds all there is
 */
export function followStorage(): () => boolean {
  let before = usePanel.getState()
  let timer = 0

  const merged = (stored: SavedTuning | null) => {
    const { skies, seeds } = usePanel.getState()
    if (!stored) return { skies, seeds }
    return {
      skies: mergeSaved(before.skies, skies, stored.skies, isSameSky),
      seeds: mergeSaved(before.seeds, seeds, stored.seeds, Object.is),
    }
  }
  const save = (): boolean => {
    clearTimeout(timer)
    const { source, history, skies, seeds, say } = usePanel.getState()
    const isTuned = history.present !== before.history.present || source !== before.source
    if (!isTuned && skies === before.skies && seeds === before.seeds) return true
    const stored = loadSaved()
    const all = merged(stored)
    const draft = isTuned || !stored ? tuneQuery(source, history.present) : stored.draft
    const isStored = storeSaved({ draft, ...all })
    usePanel.setState(all)
    before = usePanel.getState()
    if (!isStored) say('This browser saves nothing: copy the link or the JSON before you leave.')
    return isStored
  }
  const heard = ({ key }: StorageEvent) => {
    const stored = key === TUNING_KEY ? loadSaved() : null
    if (!stored) return
    const { source, history } = usePanel.getState()
    const read = readTuneQuery(source, stored.draft)
    const isTuned = history.present !== before.history.present
    const isOther = stored.draft !== tuneQuery(source, history.present)
    const all = merged(stored)
    if (!isTuned && isOther && 'constants' in read) {
      const label = 'Tuned in another tab'
      usePanel.setState({ ...all, history: change(history, read.constants, { label }) })
      before = { ...usePanel.getState(), skies: stored.skies, seeds: stored.seeds }
    } else {
      usePanel.setState(all)
      before = { ...before, skies: stored.skies, seeds: stored.seeds }
    }
  }

  usePanel.subscribe(() => {
    clearTimeout(timer)
    timer = window.setTimeout(save, SAVE_AFTER_MS)
  })
  addEventListener('pagehide', save)
  addEventListener('storage', heard)
  return save
}

function isSameSky(one: SavedSky, other: SavedSky): boolean {
  return one.id === other.id
}
