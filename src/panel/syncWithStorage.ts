import { recordChange } from '../lib/history.ts'
import { usePanel } from './panelStore.ts'
import panelText from './panelText.json' with { type: 'json' }
import { loadSaved, storeSaved, TUNING_KEY } from './savedTuning.ts'
import { readTuneQuery, tuneQuery } from './tuneQuery.ts'

const SAVE_DEBOUNCE_MS = 300

/** Stores draft, skies and seeds, and follows other tabs. @returns a function that saves now; false if that fails */
export function syncWithStorage(): () => boolean {
  let lastSaved = usePanel.getState()
  let timer = 0

  const save = (): boolean => {
    clearTimeout(timer)
    const { source, history, skies, seeds, canStore, showToast } = usePanel.getState()
    const isDraftChanged = history.present !== lastSaved.history.present || source !== lastSaved.source
    const areListsChanged = skies !== lastSaved.skies || seeds !== lastSaved.seeds
    if (!isDraftChanged && !areListsChanged) return canStore
    const current = { draft: tuneQuery(source, history.present), skies, seeds }
    // Unchanged parts stay as another tab may have stored them.
    const stored = loadSaved() ?? current
    const isStored = storeSaved({
      ...(areListsChanged ? current : stored),
      draft: isDraftChanged ? current.draft : stored.draft,
    })
    lastSaved = usePanel.getState()
    usePanel.setState({ canStore: isStored })
    // In a later task, so that it replaces the message of a pressed button.
    if (!isStored) setTimeout(showToast, 0, panelText.messages.draftNotStored)
    return isStored
  }
  const onStorage = ({ key }: StorageEvent) => {
    const stored = key === TUNING_KEY ? loadSaved() : null
    if (!stored) return
    const { skies, seeds, draft } = stored
    const { source, history } = usePanel.getState()
    const read = readTuneQuery(source, draft)
    const hasUnsavedChange = history.present !== lastSaved.history.present
    lastSaved = { ...lastSaved, skies, seeds }
    usePanel.setState({ skies, seeds })
    if (hasUnsavedChange || draft === tuneQuery(source, history.present) || 'mistakes' in read) return
    const label = panelText.messages.otherTab
    usePanel.setState({ history: recordChange(history, read.constants, { label }) })
    lastSaved = usePanel.getState()
  }

  usePanel.subscribe(({ skies, seeds }) => {
    clearTimeout(timer)
    // Other tabs must not edit an old list, so skies and seeds have no debounce.
    if (skies !== lastSaved.skies || seeds !== lastSaved.seeds) save()
    else timer = window.setTimeout(save, SAVE_DEBOUNCE_MS)
  })
  addEventListener('pagehide', save)
  addEventListener('storage', onStorage)
  return save
}
