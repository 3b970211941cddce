import { recordChange } from '../lib/history.ts'
import { usePanel } from './panelStore.ts'
import panelText from './panelText.json' with { type: 'json' }
import { loadSaved, storeSaved, TUNING_KEY } from './savedTuning.ts'
import { readTuneQuery, tuneQuery } from './tuneQuery.ts'

/** Debounce of saving the draft, ms: a drag is saved once. */
const SAVE_AFTER_MS = 300

/**
 * Saves the draft in this browser, and follows other tabs: all tabs share one draft.
 *
 * @returns a function that saves now, and returns true if the browser stored everything
 */
export function followStorage(): () => boolean {
  let before = usePanel.getState()
  let timer = 0

  const save = (): boolean => {
    clearTimeout(timer)
    const { source, history, skies, seeds, saves, showToast } = usePanel.getState()
    const draftChanged = history.present !== before.history.present || source !== before.source
    const listsChanged = skies !== before.skies || seeds !== before.seeds
    if (!draftChanged && !listsChanged) return saves
    const current = { draft: tuneQuery(source, history.present), skies, seeds }
    const stored = loadSaved() ?? current
    const isStored = storeSaved({
      ...(listsChanged ? current : stored),
      draft: draftChanged ? current.draft : stored.draft,
    })
    before = usePanel.getState()
    usePanel.setState({ saves: isStored })
    // In a later task: the pressed button shows its own message first.
    if (!isStored) setTimeout(showToast, 0, panelText.messages.browserSavesNothing)
    return isStored
  }
  const onStorage = ({ key }: StorageEvent) => {
    const stored = key === TUNING_KEY ? loadSaved() : null
    if (!stored) return
    const { skies, seeds, draft } = stored
    const { source, history } = usePanel.getState()
    const read = readTuneQuery(source, draft)
    const draftChanged = history.present !== before.history.present
    before = { ...before, skies, seeds }
    usePanel.setState({ skies, seeds })
    if (draftChanged || draft === tuneQuery(source, history.present) || 'mistakes' in read) return
    usePanel.setState({ history: recordChange(history, read.constants, { label: panelText.messages.otherTab }) })
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
