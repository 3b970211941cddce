import { change } from '../lib/history.ts'
import { usePanel } from './panelStore.ts'
import panelText from './panelText.json' with { type: 'json' }
import { loadSaved, storeSaved, TUNING_KEY } from './savedTuning.ts'
import { readTuneQuery, tuneQuery } from './tuneQuery.ts'

/** Debounce of saving the draft: a drag is saved once. */
const SAVE_AFTER_MS = 300

/**
 * Saves the draft in this browser, and follows other tabs: all share one draft.
 *
 * @returns a function that saves now, and returns true if the browser stored everything
 */
export function followStorage(): () => boolean {
  let before = usePanel.getState()
  let timer = 0

  const save = (): boolean => {
    clearTimeout(timer)
    const { source, history, skies, seeds, saves, showToast } = usePanel.getState()
    const isTuned = history.present !== before.history.present || source !== before.source
    const isListed = skies !== before.skies || seeds !== before.seeds
    if (!isTuned && !isListed) return saves
    const current = { draft: tuneQuery(source, history.present), skies, seeds }
    const stored = loadSaved() ?? current
    const isStored = storeSaved({
      ...(isListed ? current : stored),
      draft: isTuned ? current.draft : stored.draft,
    })
    before = usePanel.getState()
    usePanel.setState({ saves: isStored })
    // After the message of the pressed button.
    if (!isStored) setTimeout(showToast, 0, panelText.messages.browserSavesNothing)
    return isStored
  }
  const onStorage = ({ key }: StorageEvent) => {
    const stored = key === TUNING_KEY ? loadSaved() : null
    if (!stored) return
    const { skies, seeds, draft } = stored
    const { source, history } = usePanel.getState()
    const read = readTuneQuery(source, draft)
    const isTuned = history.present !== before.history.present
    before = { ...before, skies, seeds }
    usePanel.setState({ skies, seeds })
    if (isTuned || draft === tuneQuery(source, history.present) || 'mistakes' in read) return
    usePanel.setState({ history: change(history, read.constants, { label: panelText.messages.otherTab }) })
    before = usePanel.getState()
  }

  usePanel.subscribe(({ skies, seeds }) => {
    clearTimeout(timer)
    // Other tabs must not edit an old list, so skies and seeds have no debounce.
    if (skies !== before.skies || seeds !== before.seeds) save()
    else timer = window.setTimeout(save, SAVE_AFTER_MS)
  })
  addEventListener('pagehide', save)
  addEventListener('storage', onStorage)
  return save
}
