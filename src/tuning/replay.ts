import { useScene } from '../scene/store.ts'
import { smoothScrollTo } from '../ui/smoothScroll.ts'

/** How long the gate stands before it opens again, milliseconds. */
const GATE_STANDS_MS = 900

const after = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Closes the gate and opens it again. Resolves when the page is open. */
export async function replayGate(): Promise<void> {
  useScene.setState({ phase: 'gate', frozenOpeningS: null })
  await after(GATE_STANDS_MS)
  await new Promise<void>((resolve) => {
    const stop = useScene.subscribe(({ phase }) => {
      if (phase !== 'open') return
      stop()
      resolve()
    })
    useScene.getState().enter()
  })
}

/** Scrolls from the page's top to its end, as a link to a section does, and back. */
export async function replayScroll(): Promise<void> {
  window.scrollTo({ top: 0, behavior: 'instant' })
  await after(useScene.getState().constants.scroll.initialHashDelayMs)
  const arrived = await smoothScrollTo(() => document.documentElement.scrollHeight - window.innerHeight)
  if (arrived) await smoothScrollTo(() => 0)
}
