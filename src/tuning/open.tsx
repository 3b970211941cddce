import { createRoot } from 'react-dom/client'
import { ErrorBoundary } from '../lib/ErrorBoundary.tsx'
import { fill } from '../lib/fill.ts'
import { startHistory } from '../lib/history.ts'
import { useScene } from '../scene/store.ts'
import { FILE_CHANGED, PANEL_OPENED } from './devServer.ts'
import { FailedPanel } from './FailedPanel.tsx'
import { followStorage } from './followStorage.ts'
import { liveStyles } from './liveStyles.ts'
import { Panel } from './Panel.tsx'
import { shownConstants, usePanel } from './panelStore.ts'
import panelText from './panelText.json' with { type: 'json' }
import type { Read } from './readConstants.ts'
import { loadSaved } from './savedTuning.ts'
import { tunedPalette, useTheme } from './theme.ts'
import { keepTuneInAddress, tuneAddress } from './tuneAddress.ts'
import { readTuneQuery, tuneQuery } from './tuneQuery.ts'

const NOTHING_SAVED = { draft: '', skies: [], seeds: [] } as const
const { messages } = panelText

/** Opens the panel with the saved draft, or the sky of the link. */
export function open(): void {
  restoreDraft()
  applyLink(followStorage())
  showOnPage()
  keepTuneInAddress()
  followFile()
  // The panel is the first tab stop of the page, also in front of a closed gate.
  const place = document.createElement('div')
  document.body.prepend(place)
  createRoot(place).render(
    <ErrorBoundary fallback={<FailedPanel />}>
      <Panel />
    </ErrorBoundary>,
  )
}

/** Restores the saved draft. Without one, the draft is the state that the address forces (`?seed`, `?stars`). */
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

/** Makes the sky of the address the draft. The previous draft becomes a saved sky. */
function applyLink(save: () => boolean): void {
  const link = new URLSearchParams(location.search).get('tune')
  if (!link) return
  const { source, history: before, skies, apply, saveSky, showToast } = usePanel.getState()
  const draft = tuneQuery(source, before.present)
  const isApplied = apply(readTuneQuery(source, link), messages.linkApplied)
  const isSaved = [usePanel.getState().history.present, ...skies.map(({ constants }) => constants)].some(
    (each) => tuneQuery(source, each) === draft,
  )
  if (isApplied && draft !== '' && !isSaved) {
    const name = saveSky(messages.skyBeforeLink, before.present)
    showToast(fill(messages.linkAppliedOwnSaved, { name }))
  }
  // A reload must not replace later changes by the link. If saving fails, the link is the only copy.
  if (save()) history.replaceState(history.state, '', tuneAddress(location))
}

/** Applies changes of constants and colours to the sky and the style sheets in the same task. */
function showOnPage(): void {
  const style = liveStyles()
  const show = () => {
    const shown = shownConstants(usePanel.getState())
    const { constants, setConstants } = useScene.getState()
    if (shown !== constants) setConstants(shown)
    style(shown, useScene.getState().palette)
  }
  const showColours = () => {
    useScene.getState().setPalette(tunedPalette())
    show()
  }
  showColours()
  usePanel.subscribe(show)
  useTheme.subscribe(showColours)
}

/** Follows the constants' file while the dev server runs. */
function followFile(): void {
  if (!import.meta.hot) return
  import.meta.hot.send(PANEL_OPENED)
  let hadMistakes = false
  import.meta.hot.on(FILE_CHANGED, (read: Read) => {
    const { showToast, follow } = usePanel.getState()
    if ('mistakes' in read) showToast(messages.fileMistakes, read.mistakes)
    else {
      if (hadMistakes) showToast(messages.fileUsable)
      follow(read.constants)
    }
    hadMistakes = 'mistakes' in read
  })
}
