import type { createRoot } from 'react-dom/client'
import { FILE_CHANGED, PANEL_OPENED } from './devServer.ts'
import { keepTuneInAddress, tuneAddress } from './keepTuneInAddress.ts'
import { loadKept, storeKept } from './keptTuning.ts'
import { liveStyles } from './liveStyles.ts'
import { Panel } from './Panel.tsx'
import { panelStyles } from './panelStyles.ts'
import type { Read } from './readConstants.ts'
import type { SmoothScroll } from './replay.ts'
import { readTuneQuery, tuneQuery } from './tuneQuery.ts'
import { Tuning } from './tuning.ts'
import { SceneContext, type SceneStore, ScrollContext, TuningContext } from './useTuning.ts'

/** How long after a change the draft is kept, milliseconds: not with every step of a drag. */
const KEEP_AFTER_MS = 300

/**
 * Opens the panel, with what was kept and what the link brings.
 *
 * @param scene the page's store
 * @param scroll the page's way of scrolling
 * @param render the page's React
 */
export function open(scene: SceneStore, scroll: SmoothScroll, render: typeof createRoot): void {
  const tuning = startTuning(scene)
  follow(tuning, scene)
  keepDraft(tuning)
  keepTuneInAddress()
  listenToFile(tuning)
  const styles = new CSSStyleSheet()
  styles.replaceSync(panelStyles)
  document.adoptedStyleSheets.push(styles)
  // Before everything else on the page, so that the keyboard comes to it first, also while a gate stands.
  const place = document.createElement('div')
  document.body.prepend(place)
  render(place).render(
    <SceneContext value={scene}>
      <ScrollContext value={scroll}>
        <TuningContext value={tuning}>
          <Panel />
        </TuningContext>
      </ScrollContext>
    </SceneContext>,
  )
}

/** What was kept, and what the link brings; a link that is no tuning changes nothing. */
function startTuning(scene: SceneStore): Tuning {
  // What the file says, whatever the address has forced since.
  const { constants } = scene.getInitialState()
  const kept = loadKept()
  const { constants: forced, seed } = scene.getState()
  const draft = readTuneQuery(constants, kept.draft)
  const start = kept.draft !== '' && 'constants' in draft ? draft.constants : { ...forced, seed }
  const begun = new Tuning(constants, start, kept.skies, kept.seeds)
  if ('mistakes' in draft) begun.say('The draft that was kept fits this sky no more:', draft.mistakes)
  else if (kept.draft !== '') begun.say('Your draft is back: this browser kept it.')
  const link = new URLSearchParams(location.search).get('tune') ?? ''
  if (link !== '') {
    begun.take(readTuneQuery(constants, link), 'The sky of the link put on')
    // It is the draft now: a reload must not put it on over what came after.
    history.replaceState(history.state, '', tuneAddress(location))
  }
  return begun
}

/** The sky and the style sheets show what is tuned, in the same task. */
function follow(model: Tuning, scene: SceneStore): void {
  const style = liveStyles()
  let shown = scene.getState().constants
  const see = () => {
    if (model.shown === shown) return
    shown = model.shown
    scene.getState().tune(shown)
    style(shown)
  }
  see()
  model.subscribe(see)
}

function keepDraft(model: Tuning): void {
  const { state, subscribe } = model
  let kept = state()
  let timer = 0
  const keep = () => {
    clearTimeout(timer)
    const { source, history, skies, seeds } = state()
    const changed = history.present !== kept.history.present || source !== kept.source
    if (!changed && skies === kept.skies && seeds === kept.seeds) return
    kept = state()
    const draft = tuneQuery(source, history.present)
    if (!storeKept({ draft, skies, seeds }))
      model.say('This browser keeps nothing: copy the link or the JSON before you leave.')
  }
  subscribe(() => {
    clearTimeout(timer)
    timer = window.setTimeout(keep, KEEP_AFTER_MS)
  })
  addEventListener('pagehide', keep)
}

/** The dev server says when the constants' file has changed; a built site has nobody to say so. */
function listenToFile(model: Tuning): void {
  if (!import.meta.hot) return
  import.meta.hot.send(PANEL_OPENED)
  let broken = false
  import.meta.hot.on(FILE_CHANGED, (read: Read) => {
    if ('mistakes' in read) model.say('The file was changed and cannot be used as it is:', read.mistakes)
    else {
      if (broken) model.say('The file can be used again.')
      model.follow(read.constants)
    }
    broken = 'mistakes' in read
  })
}
