import { createRoot } from 'react-dom/client'
import { begin } from '../lib/history.ts'
import { useScene } from '../scene/store.ts'
import { FILE_CHANGED, PANEL_OPENED } from './devServer.ts'
import { liveStyles } from './liveStyles.ts'
import { Panel } from './Panel.tsx'
import { shownConstants, usePanel } from './panelStore.ts'
import type { Read } from './readConstants.ts'
import { loadSaved, storeSaved } from './savedTuning.ts'
import { carryTuneInAddress, tuneAddress } from './tuneAddress.ts'
import { readTuneQuery, tuneQuery } from './tuneQuery.ts'

/** The pause in tuning after which the draft is saved, milliseconds: a drag is saved once. */
const SAVE_AFTER_MS = 300

/** Opens the panel with the saved draft and what the link brings. */
export function open(): void {
  restoreDraft()
  applyLink()
  showOnPage()
  saveDraft()
  carryTuneInAddress()
  followFile()
  // First in the page, so that Tab reaches it first, also in front of a closed gate.
  const place = document.createElement('div')
  document.body.prepend(place)
  createRoot(place).render(<Panel />)
}

/** Starts from the saved draft, or else from what the address forces (`?seed`, `?stars`). */
function restoreDraft(): void {
  const { source, say } = usePanel.getState()
  const { constants: forced, seed } = useScene.getState()
  const { draft, skies, seeds } = loadSaved()
  const read = readTuneQuery(source, draft)
  const present = draft !== '' && 'constants' in read ? read.constants : { ...forced, seed }
  usePanel.setState({ history: begin(present), skies, seeds })
  if ('mistakes' in read) say('The saved draft no longer fits this sky:', read.mistakes)
  else if (draft !== '') say('Your draft is restored: this browser saved it.')
}

function applyLink(): void {
  const link = new URLSearchParams(location.search).get('tune')
  if (!link) return
  const { source, apply } = usePanel.getState()
  apply(readTuneQuery(source, link), 'The sky of the link applied')
  // From now on it is the draft: a reload must not apply the link over later changes.
  history.replaceState(history.state, '', tuneAddress(location))
}

/** Shows each change in sky and style sheets, in the same task. */
function showOnPage(): void {
  const style = liveStyles()
  const show = () => {
    const shown = shownConstants(usePanel.getState())
    if (shown === useScene.getState().constants) return
    useScene.getState().tune(shown)
    style(shown)
  }
  show()
  usePanel.subscribe(show)
}

function saveDraft(): void {
  let saved = usePanel.getState()
  let timer = 0
  const save = () => {
    clearTimeout(timer)
    const { source, history, skies, seeds, say } = usePanel.getState()
    const changed = history.present !== saved.history.present || source !== saved.source
    if (!changed && skies === saved.skies && seeds === saved.seeds) return
    saved = usePanel.getState()
    if (!storeSaved({ draft: tuneQuery(source, history.present), skies, seeds }))
      say('This browser saves nothing: copy the link or the JSON before you leave.')
  }
  usePanel.subscribe(() => {
    clearTimeout(timer)
    timer = window.setTimeout(save, SAVE_AFTER_MS)
  })
  addEventListener('pagehide', save)
}

/** Follows the constants' file while the dev server runs. */
function followFile(): void {
  if (!import.meta.hot) return
  import.meta.hot.send(PANEL_OPENED)
  let broken = false
  import.meta.hot.on(FILE_CHANGED, (read: Read) => {
    const { say, follow } = usePanel.getState()
    if ('mistakes' in read) say('The file was changed and cannot be used as it is:', read.mistakes)
    else {
      if (broken) say('The file can be used again.')
      follow(read.constants)
    }
    broken = 'mistakes' in read
  })
}
