import type { smoothScrollTo } from '../ui/smoothScroll.ts'
import type { SceneStore } from './useTuning.ts'

export type SmoothScroll = typeof smoothScrollTo

/** How long the gate stands before it opens once more, milliseconds. */
const GATE_STANDS_MS = 900

const after = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Closes the gate and opens it again. Resolves when the page is open. */
export async function replayGate(scene: SceneStore): Promise<void> {
  scene.setState({ phase: 'gate', frozenOpeningS: null })
  await after(GATE_STANDS_MS)
  scene.getState().enter()
  await new Promise<void>((resolve) => {
    const look = () => {
      if (scene.getState().phase !== 'open') return
      stop()
      resolve()
    }
    const stop = scene.subscribe(look)
    look()
  })
}

/** Goes from the page's top to its end, as a link to a section would, and back. */
export async function replayScroll(scene: SceneStore, scroll: SmoothScroll): Promise<void> {
  window.scrollTo({ top: 0, behavior: 'instant' })
  await after(scene.getState().constants.scroll.initialHashDelayMs)
  const arrived = await scroll(() => document.documentElement.scrollHeight - window.innerHeight)
  if (arrived) await scroll(() => 0)
}
