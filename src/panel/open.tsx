import { createRoot } from 'react-dom/client'
import { ErrorBoundary } from '../lib/ErrorBoundary.tsx'
import { fill } from '../lib/fill.ts'
import { startHistory } from '../lib/history.ts'
import { useScene } from '../scene/store.ts'
import { CONSTANTS_FILE_CHANGED, PANEL_OPENED } from './devServer.ts'
import { liveStyles } from './liveStyles.ts'
import { FailedPanel, Panel } from './Panel.tsx'
import { shownConstants, usePanel } from './panelStore.ts'
import panelText from './panelText.json' with { type: 'json' }
import type { ReadResult } from './readConstants.ts'
import { loadSaved } from './savedTuning.ts'
import { syncWithStorage } from './syncWithStorage.ts'
import { tunedPalette, useTheme } from './themeStore.ts'
import { keepTuneInAddress, tuneAddress } from './tuneAddress.ts'
import { readTuneQuery, tuneQuery } from './tuneQuery.ts'

const NOTHING_SAVED = { draft: '', skies: [], seeds: [] } as const
const { messages } = panelText

/** Opens the panel with the saved draft, or with the constants of `?tune=` in the address. */
export function open(): void {
  restoreDraft()
  const saveNow = syncWithStorage()
  applyLink(saveNow)
  applyChangesToPage()
  keepTuneInAddress()
  watchFile()
  // The panel is the first tab stop of the page, also in front of a closed gate.
  const container = document.createElement('div')
  document.body.prepend(container)
  createRoot(container).render(
    <ErrorBoundary fallback={<FailedPanel />}>
      <Panel />
    </ErrorBoundary>,
  )
}

/** Restores the saved draft. Without a saved draft, the address may force constants, as in `?seed=3`. */
function restoreDraft(): void {
  const { source, showToast } = usePanel.getState()
  const { constants: forced } = useScene.getState()
  const { draft, skies, seeds } = loadSaved() ?? NOTHING_SAVED
  const read = readTuneQuery(source, draft)
  const present = draft !== '' && 'constants' in read ? read.constants : forced
  usePanel.setState({ history: startHistory(present), skies, seeds })
  if ('mistakes' in read) showToast(messages.draftMistakes, read.mistakes)
  else if (draft !== '') showToast(messages.draftRestored)
}

/**
 * Replaces the draft by the constants of `?tune=`. A previous draft with changes becomes a saved sky, unless the link or a
 * saved sky equals it.
 * @param saveNow saves the draft in this browser; false if that fails
 */
function applyLink(saveNow: () => boolean): void {
  const link = new URLSearchParams(location.search).get('tune')
  if (!link) return
  const { source, history: previous, skies, apply, saveSky, showToast } = usePanel.getState()
  const draft = tuneQuery(source, previous.present)
  const isApplied = apply(readTuneQuery(source, link), messages.linkApplied)
  const isKept = [usePanel.getState().history.present, ...skies.map(({ constants }) => constants)].some(
    (each) => tuneQuery(source, each) === draft,
  )
  if (isApplied && draft !== '' && !isKept) {
    const name = saveSky(messages.skyBeforeLink, previous.present)
    showToast(fill(messages.linkAppliedOwnSaved, { name }))
  }
  // `?tune=…` becomes `?tune`, because a reload would replace the draft by the link again. If the draft cannot be saved,
  // the link stays, because it is the only copy of the sky.
  if (saveNow()) history.replaceState(history.state, '', tuneAddress(location))
}

/** Applies tuned constants and colours to the sky and to the style sheets. */
function applyChangesToPage(): void {
  const applyStyles = liveStyles()
  const applyConstants = () => {
    const shown = shownConstants(usePanel.getState())
    const { constants, setConstants } = useScene.getState()
    if (shown !== constants) setConstants(shown)
    applyStyles(shown, useScene.getState().palette)
  }
  const applyColours = () => {
    useScene.getState().setPalette(tunedPalette())
    applyConstants()
  }
  applyColours()
  usePanel.subscribe(applyConstants)
  useTheme.subscribe(applyColours)
}

/** Applies the constants' file to the panel when it changes. The dev server sends the changes, so a built site gets none. */
function watchFile(): void {
  if (!import.meta.hot) return
  import.meta.hot.send(PANEL_OPENED)
  let hadMistakes = false
  import.meta.hot.on(CONSTANTS_FILE_CHANGED, (read: ReadResult) => {
    const { showToast, setSource } = usePanel.getState()
    if ('mistakes' in read) showToast(messages.fileMistakes, read.mistakes)
    else {
      if (hadMistakes) showToast(messages.fileUsable)
      setSource(read.constants)
    }
    hadMistakes = 'mistakes' in read
  })
}
