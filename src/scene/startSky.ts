import { abortable } from '../lib/abortable.ts'
import { nextIdle, pageLoaded } from '../lib/whenIdle.ts'
import { DisplayRate } from './displayRate.ts'
import { useScene } from './store.ts'
import type { MountOptions } from './webgl/mountSky.tsx'
import { CONTEXT_ATTRIBUTES, isSoftware, releaseContext } from './webglContext.ts'
import { gateNotOpening, isOpening } from './yieldToPage.ts'

const MAX_IDLE_WAIT_MS = 500
/** Wait after the page began to load, or after the gate began to open, if the sky is drawn in software at 'auto' quality. */
const SOFTWARE_WAIT_MS = 2500

interface StartOptions extends Pick<MountOptions, 'host' | 'signal' | 'onReport' | 'onFail'> {
  readonly onContextLost: (canvas: HTMLCanvasElement) => void
  readonly onContextRestored: () => void
}

/**
 * Starts the live sky, in this order: the page loads and is idle, the context is made, three.js is fetched, and the sky mounts
 * in an idle moment. No step runs while the gate opens. The first frame of `Frames` then replaces the still sky.
 * @throws when aborted, when a script does not load, or when the renderer cannot be created
 */
export async function startSky(options: StartOptions): Promise<void> {
  const { host, signal, onReport, onFail } = options
  await abortable(pageLoaded(), signal)
  await idleMoment(signal)
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('webgl2', CONTEXT_ATTRIBUTES)
  const { quality, setRenderer } = useScene.getState()
  if (!context) return setRenderer('still')
  followContext(canvas, context, options)
  const isSoftwareDrawn = isSoftware(context)
  if (isSoftwareDrawn && quality === 'auto') await abortable(softwareWait(), signal)
  const display = new DisplayRate()
  display.measure(signal)
  await gateNotOpening(signal)
  const { mountSky } = await abortable(import('./webgl/mountSky.tsx'), signal)
  await idleMoment(signal)
  await mountSky({ host, canvas, context, isSoftwareDrawn, display, signal, onReport, onFail })
}

/** Reports when the browser takes the context and gives it back. Releases it when the sky ends. */
function followContext(
  canvas: HTMLCanvasElement,
  context: WebGL2RenderingContext,
  { signal, onContextLost, onContextRestored }: StartOptions,
): void {
  // Browsers allow few contexts per page, and would free this one only at garbage collection.
  signal.addEventListener('abort', () => releaseContext(context))
  const onLost = (event: Event) => {
    // Without this, the browser would not restore the context.
    event.preventDefault()
    onContextLost(canvas)
  }
  const onRestored = (event: Event) => {
    // The next sky has a new canvas, so this canvas's renderer must not start again.
    event.stopImmediatePropagation()
    releaseContext(context)
    onContextRestored()
  }
  canvas.addEventListener('webglcontextlost', onLost, { signal })
  // Without the signal, which aborts when the context is lost.
  canvas.addEventListener('webglcontextrestored', onRestored, { once: true })
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
