import { createRoot } from 'react-dom/client'
import { paletteOf } from '../constants/palette.ts'
import { ErrorBoundary } from '../lib/ErrorBoundary.tsx'
import { startHistory } from '../lib/history.ts'
import { useScene } from '../scene/store.ts'
import { themeOf } from '../site/themes.ts'
import { FILES_CHANGED, PANEL_OPENED } from './devServer.ts'
import { loadDraft, saveDraft } from './draft.ts'
import { liveStyles } from './liveStyles.ts'
import { FailedPanel, Panel } from './Panel.tsx'
import { currentDraft, setSource, showToast, usePanel } from './panelStore.ts'
import panelText from './panelText.json' with { type: 'json' }
import type { ReadResult } from './tuning.ts'

const { messages } = panelText
/** Events after a navigation. wouter dispatches `pushState` and `replaceState`. */
const ADDRESS_EVENTS = ['pushState', 'replaceState', 'popstate'] as const

/** Opens the panel with the draft that this browser has saved. @returns a function that closes it */
export function open(): () => void {
  restoreDraft()
  const stopFollowing = followDraft()
  const controller = new AbortController()
  keepTuneInAddress(controller.signal)
  watchFiles()
  // The panel is the first tab stop of the page, also in front of a closed gate.
  const container = document.createElement('div')
  // Its texts are only in English.
  container.lang = 'en'
  container.dir = 'ltr'
  document.body.prepend(container)
  const root = createRoot(container)
  root.render(
    <ErrorBoundary fallback={<FailedPanel />}>
      <Panel />
    </ErrorBoundary>,
  )
  return () => {
    stopFollowing()
    controller.abort()
    root.unmount()
    container.remove()
  }
}

/** Without a saved draft, the draft has the constants that the address forces, as in `?seed=3`. */
function restoreDraft(): void {
  const { source } = usePanel.getState()
  const saved = loadDraft(source)
  const draft =
    saved && 'tuning' in saved ? saved.tuning : { ...source, constants: useScene.getState().constants }
  usePanel.setState({ history: startHistory(draft) })
  if (saved && 'tuning' in saved) showToast(messages.draftRestored)
  else if (saved) showToast(messages.draftMistakes, saved.mistakes)
}

/**
 * Applies the draft to the page, now and after each change, and saves each change in this browser.
 * @returns a function that stops it
 */
function followDraft(): () => void {
  const applyStyles = liveStyles()
  const apply = () => {
    const { constants, theme } = currentDraft()
    const { setConstants, setPalette } = useScene.getState()
    setConstants(constants)
    // A new palette makes all stars anew.
    if (theme !== appliedTheme) setPalette(paletteOf(themeOf(theme)))
    appliedTheme = theme
    applyStyles(constants, useScene.getState().palette)
  }
  let appliedTheme = usePanel.getState().source.theme
  let canSave = true
  apply()
  return usePanel.subscribe(({ source, history: { present } }, before) => {
    if (present === before.history.present && source === before.source) return
    apply()
    const isSaved = saveDraft(source, present)
    // In a later task, so that it replaces the message of a pressed button.
    if (canSave && !isSaved) setTimeout(showToast, 0, messages.draftNotSaved)
    canSave = isSaved
  })
}

/** Adds `?tune` to the address after each navigation, because links lack it. A reload then opens the panel again. */
function keepTuneInAddress(signal: AbortSignal): void {
  const keepTune = () => {
    const address = new URL(location.href)
    if (address.searchParams.has('tune')) return
    address.search = `tune&${address.search.slice(1)}`.replace(/&$/, '')
    history.replaceState(history.state, '', address)
  }
  for (const event of ADDRESS_EVENTS) addEventListener(event, keepTune, { signal })
}

/** Follows the project's files. Only the dev server sends their changes. */
function watchFiles(): void {
  if (!import.meta.hot) return
  import.meta.hot.send(PANEL_OPENED)
  let hadMistakes = false
  import.meta.hot.on(FILES_CHANGED, (read: ReadResult) => {
    if ('mistakes' in read) showToast(messages.fileMistakes, read.mistakes)
    else {
      if (hadMistakes) showToast(messages.fileUsable)
      setSource(read.tuning)
    }
    hadMistakes = 'mistakes' in read
  })
}
