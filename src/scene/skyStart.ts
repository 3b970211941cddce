import { nextIdle } from '../lib/whenIdle.ts'
import { afterOpening } from './afterOpening.ts'
import { askSkyWorker } from './askSkyWorker.ts'
import { useScene } from './store.ts'

/** The thread of a page that is never idle is asked for this long, milliseconds. */
const LATEST_IDLE_MS = 500
/**
 * So long after navigation, or after its gate began to open, a page is settled on a device that draws in software,
 * milliseconds: before that its processor has the page itself to paint, and each frame of the sky would be taken from it.
 */
const SETTLED_MS = 2500

/**
 * When the sky starts, all of it:
 *
 * 1. Its script and the moon's picture are fetched beside the page's own scripts, for each visitor whom `wantsSky`
 *    gives a moving sky: by the boot script, with low priority.
 * 2. It starts in the first idle moment after hydration, once a worker has said what seems to draw here (or has not
 *    answered in time).
 * 3. Where that is the processor, the page settles first, unless the address fixes the quality.
 * 4. It never starts while the gate opens, and its steps pause then: see `stepsUntil`.
 *
 * @param signal ends the waiting: the promise rejects
 */
export async function skyMayStart(signal: AbortSignal): Promise<void> {
  const [drawing] = await Promise.all([askSkyWorker().drawing, nextIdle(LATEST_IDLE_MS)])
  if (drawing === 'processor' && useScene.getState().quality === 'auto') await settled()
  await afterOpening()
  signal.throwIfAborted()
}

async function settled(): Promise<void> {
  const leftMs = () => (useScene.getState().openingStartedMs ?? 0) + SETTLED_MS - performance.now()
  while (leftMs() > 0) await new Promise((resolve) => setTimeout(resolve, leftMs()))
  await nextIdle(LATEST_IDLE_MS)
}
