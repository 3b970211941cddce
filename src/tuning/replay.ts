import { useScene } from '../scene/store.ts'
import { smoothScrollTo } from '../ui/smoothScroll.ts'

/** Time for which the gate stays closed before it opens again, ms. */
const GATE_PAUSE_MS = 900

const after = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Closes the gate and opens it again. Resolves when the page is visible. */
export async function replayGate(): Promise<void> {
  useScene.setState({ phase: 'gate', frozenOpeningS: null })
  await after(GATE_PAUSE_MS)
  await new Promise<void>((resolve) => {
    const stop = useScene.subscribe(({ phase }) => {
      if (phase !== 'open') return
      stop()
      resolve()
    })
    useScene.getState().openGate()
  })
}

export async function replayScroll(): Promise<void> {
  window.scrollTo({ top: 0, behavior: 'instant' })
  await after(useScene.getState().constants.scroll.initialHashDelayMs)
  const hasArrived = await smoothScrollTo(() => document.documentElement.scrollHeight - window.innerHeight)
  if (hasArrived) await smoothScrollTo(() => 0)
}
