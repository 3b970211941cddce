import { abortable } from '../lib/abortable.ts'
import { nextIdle, pageLoaded } from '../lib/whenIdle.ts'
import { useScene } from './store.ts'
import type { DrawReport } from './webgl/frameLoop.ts'
import { CONTEXT_ATTRIBUTES, isSoftware, releaseContext } from './webglContext.ts'
import { gateNotOpening, isOpening } from './yieldToPage.ts'

const MAX_IDLE_WAIT_MS = 500
/** Wait after the page began to load, or after the gate began to open, if the sky is drawn in software at 'auto' quality. */
const SOFTWARE_WAIT_MS = 2500

export interface SkyOptions {
  readonly host: HTMLElement
  /** Its abort ends the start or the running sky. */
  readonly signal: AbortSignal
  /** Called at most once a second. */
  readonly onReport: (report: DrawReport) => void
  /** Called when the sky cannot be drawn. */
  readonly onFail: (reason: unknown) => void
  readonly onContextLost: (canvas: HTMLCanvasElement) => void
  readonly onContextRestored: () => void
}

export interface StartedSky extends SkyOptions {
  readonly canvas: HTMLCanvasElement
  readonly context: WebGL2RenderingContext
  readonly isSoftwareDrawn: boolean
}

/**
 * Fetches three.js and mounts the sky once the page is idle, but not while the gate opens.
 * @throws when aborted, when a script does not load, or when the renderer cannot be created
 */
export async function startSky(options: SkyOptions): Promise<void> {
  const { signal } = options
  await abortable(pageLoaded(), signal)
  await idleMoment(signal)
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('webgl2', CONTEXT_ATTRIBUTES)
  const { quality, setRenderer } = useScene.getState()
  if (!context) return setRenderer('still')
  // Browsers allow few contexts per page, and would free this one only at garbage collection.
  signal.addEventListener('abort', () => releaseContext(context))
  const onLost = (event: Event) => {
    // Without this, the browser would not restore the context.
    event.preventDefault()
    options.onContextLost(canvas)
  }
  const onRestored = (event: Event) => {
    // The next sky has a new canvas, so this canvas's renderer must not start again.
    event.stopImmediatePropagation()
    releaseContext(context)
    options.onContextRestored()
  }
  canvas.addEventListener('webglcontextlost', onLost, { signal })
  // Without the signal, which aborts when the context is lost.
  canvas.addEventListener('webglcontextrestored', onRestored, { once: true })
  const isSoftwareDrawn = isSoftware(context)
  if (isSoftwareDrawn && quality === 'auto') await abortable(softwareWait(), signal)
  await gateNotOpening(signal)
  const { mountSky } = await abortable(import('./webgl/mountSky.tsx'), signal)
  await idleMoment(signal)
  await mountSky({ ...options, canvas, context, isSoftwareDrawn })
}

async function idleMoment(signal: AbortSignal): Promise<void> {
  do {
    await gateNotOpening(signal)
    await abortable(nextIdle(MAX_IDLE_WAIT_MS), signal)
  } while (isOpening(useScene.getState()))
}

async function softwareWait(): Promise<void> {
  const remainingMs = () => (useScene.getState().openingStartedMs ?? 0) + SOFTWARE_WAIT_MS - performance.now()
  while (remainingMs() > 0) await new Promise((resolve) => setTimeout(resolve, remainingMs()))
  await nextIdle(MAX_IDLE_WAIT_MS)
}
