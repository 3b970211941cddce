import { useScene } from '../scene/store.ts'
import { smoothScrollTo } from '../ui/smoothScroll.ts'

const GATE_CLOSED_MS = 900
/** Long enough for the eclipse to become total after the scroll. */
const LAST_SCREEN_SHOWN_MS = 2500

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Closes the gate and opens it again. Resolves when the gate is open. */
export async function replayGate(): Promise<void> {
  useScene.setState({ phase: 'gate', frozenOpeningS: null })
  await wait(GATE_CLOSED_MS)
  // A press may have opened the gate already.
  if (useScene.getState().phase === 'open') return
  await new Promise<void>((resolve) => {
    const stop = useScene.subscribe(({ phase }) => {
      if (phase !== 'open') return
      stop()
      resolve()
    })
    useScene.getState().openGate()
  })
}

/** Jumps to the page's top, waits as a new page with a hash does, then scrolls to the end and back. */
export async function replayScroll(): Promise<void> {
  window.scrollTo({ top: 0, behavior: 'instant' })
  await wait(useScene.getState().constants.scroll.initialHashDelayMs)
  const hasArrived = await smoothScrollTo(() => document.documentElement.scrollHeight - window.innerHeight)
  if (hasArrived) await smoothScrollTo(() => 0)
}

/** Scrolls into the last screen, where the eclipse becomes total, and out of it. */
export async function replayLastScreen(): Promise<void> {
  // Rounded up, so that the screen fills the window.
  const topPx = Math.ceil(useScene.getState().lastScreenTopPx ?? 0)
  window.scrollTo({ top: topPx - window.innerHeight, behavior: 'instant' })
  if (!(await smoothScrollTo(() => topPx))) return
  await wait(LAST_SCREEN_SHOWN_MS)
  await smoothScrollTo(() => topPx - window.innerHeight)
}
