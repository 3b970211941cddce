import { abortable } from '../lib/abortable.ts'
import { nextIdle, pageLoaded } from '../lib/whenIdle.ts'
import { yieldToInput } from '../lib/yieldToInput.ts'
import { isSoftware, releaseContext, SKY_CONTEXT } from './skyContext.ts'
import { type SceneState, useScene } from './store.ts'
import type { DrawReport } from './webgl/frameLoop.ts'

/** Latest start on a page that is never idle, ms. */
const LATEST_IDLE_MS = 500
/**
 * On a device that draws in software: wait after navigation, or after the gate began to open, ms. During this time the
 * processor paints the page, and frames of the sky would slow it down.
 */
const SETTLED_MS = 2500

/** The element that shows a sky, the signal that ends it, and the page's callbacks. */
export interface SkyOptions {
  /** The element that the canvas fills. */
  readonly host: HTMLElement
  /** Aborts the start, or ends the sky and releases its context. */
  readonly signal: AbortSignal
  /** Called at most once a second. */
  readonly onReport: (report: DrawReport) => void
  /** Ends the sky for good, because it could not be drawn. */
  readonly onFail: (reason: unknown) => void
  /** The page shows the still sky until the browser restores the context. */
  readonly onContextLost: (canvas: HTMLCanvasElement) => void
  readonly onContextRestored: () => void
}

/** A sky that can be mounted, because it has a context. */
export interface StartedSky extends SkyOptions {
  readonly canvas: HTMLCanvasElement
  readonly context: WebGL2RenderingContext
  readonly inSoftware: boolean
}

/**
 * Starts the sky in steps. It never starts while the gate opens.
 * 1. Wait until the page's own resources have loaded and its thread is idle.
 * 2. Ask the browser for a context. Without one, three.js is never fetched.
 * 3. If the device draws in software, wait for `SETTLED_MS`, unless the address sets the quality.
 * 4. Fetch the sky's script, and mount the sky in an idle moment.
 *
 * @throws the signal's reason when the start is aborted
 */
export async function startSky(options: SkyOptions): Promise<void> {
  const { signal } = options
  await abortable(pageLoaded(), signal)
  await idleMoment(signal)
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('webgl2', SKY_CONTEXT)
  const { quality, setRenderer } = useScene.getState()
  if (!context) return setRenderer('still')
  // Browsers allow few contexts per page, and free one only at garbage collection.
  signal.addEventListener('abort', () => releaseContext(context))
  const onLost = (event: Event) => {
    // Otherwise the browser would not restore the context.
    event.preventDefault()
    options.onContextLost(canvas)
  }
  const onRestored = (event: Event) => {
    // The next sky has a new canvas. The renderer of this canvas listens to the event too, and must not start again.
    event.stopImmediatePropagation()
    releaseContext(context)
    options.onContextRestored()
  }
  canvas.addEventListener('webglcontextlost', onLost, { signal })
  canvas.addEventListener('webglcontextrestored', onRestored, { once: true })
  const inSoftware = isSoftware(context)
  if (inSoftware && quality === 'auto') await abortable(pageSettled(), signal)
  await abortable(gateNotOpening(), signal)
  const { mountSky } = await abortable(import('./webgl/mountSky.tsx'), signal)
  await idleMoment(signal)
  await mountSky({ ...options, canvas, context, inSoftware })
}

/**
 * Ends the running task, so that the page can handle input. Then it waits while the gate is opening.
 *
 * @throws the signal's reason when the sky is aborted
 */
export async function nextStep(signal: AbortSignal): Promise<void> {
  await abortable(yieldToInput(), signal)
  await abortable(gateNotOpening(), signal)
}

/** Resolves when the page's thread is idle and the gate is not opening. */
async function idleMoment(signal: AbortSignal): Promise<void> {
  do {
    await abortable(gateNotOpening(), signal)
    await abortable(nextIdle(LATEST_IDLE_MS), signal)
  } while (isOpening(useScene.getState()))
}

function isOpening({ phase, frozenOpeningS }: SceneState): boolean {
  return phase === 'opening' && frozenOpeningS === null
}

/** Resolves while the gate is not opening: at once, or when it has opened. */
function gateNotOpening(): Promise<void> {
  return new Promise((resolve) => {
    if (!isOpening(useScene.getState())) return resolve()
    const unsubscribe = useScene.subscribe((state) => {
      if (isOpening(state)) return
      unsubscribe()
      resolve()
    })
  })
}

async function pageSettled(): Promise<void> {
  const remainingMs = () => (useScene.getState().openingStartedMs ?? 0) + SETTLED_MS - performance.now()
  while (remainingMs() > 0) await new Promise((resolve) => setTimeout(resolve, remainingMs()))
  await nextIdle(LATEST_IDLE_MS)
}
