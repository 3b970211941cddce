import { abortable } from '../lib/abortable.ts'
import { DisplayRate } from './displayRate.ts'
import { idleMoment } from './idleMoment.ts'
import { loadSkyPictures } from './skyPictures.ts'
import { useScene } from './store.ts'
import type { MountOptions } from './webgl/mountSky.tsx'
import { CONTEXT_ATTRIBUTES, contextAnswer, isSoftware, releaseContext } from './webglContext.ts'

/** Wait after the page began to load, or after the gate began to open, if the sky is drawn in software at 'auto' quality. */
const SOFTWARE_WAIT_MS = 2500

interface StartOptions extends Pick<MountOptions, 'host' | 'pageLight' | 'signal' | 'onFail'> {
  readonly onContextLost: (canvas: HTMLCanvasElement) => void
  readonly onContextRestored: () => void
}

/**
 * Starts the live sky, in this order: the page is idle, the context is made, the scripts and pictures are fetched while the
 * graphics process answers, and the sky mounts in an idle moment. No step runs while the gate opens. The first frame of `Frames`
 * then replaces the still sky.
 * @throws when aborted, when a file does not load, or when the renderer cannot be created
 */
export async function startSky(options: StartOptions): Promise<void> {
  const { host, pageLight, signal, onFail } = options
  await idleMoment(signal)
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('webgl2', CONTEXT_ATTRIBUTES)
  if (!context) return useScene.getState().setRenderer('still')
  followContext(canvas, context, options)
  const display = new DisplayRate()
  display.measure(signal)
  const [{ mountSky }, pictures, isSoftwareDrawn] = await Promise.all([
    abortable(import('./webgl/mountSky.tsx'), signal),
    loadSkyPictures(useScene.getState().constants, signal),
    askContext(context, signal),
  ])
  await idleMoment(signal)
  const sky = { host, pageLight, canvas, context, isSoftwareDrawn, pictures, display }
  await mountSky({ ...sky, signal, onFail })
}

/** Asks how the context is drawn. If in software at 'auto' quality, waits until the page has settled. */
async function askContext(context: WebGL2RenderingContext, signal: AbortSignal): Promise<boolean> {
  await contextAnswer(context, signal)
  const isSoftwareDrawn = isSoftware(context)
  if (isSoftwareDrawn && useScene.getState().quality === 'auto') await abortable(softwareWait(), signal)
  return isSoftwareDrawn
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

async function softwareWait(): Promise<void> {
  const remainingMs = () => (useScene.getState().openingStartedMs ?? 0) + SOFTWARE_WAIT_MS - performance.now()
  while (remainingMs() > 0) await new Promise((resolve) => setTimeout(resolve, remainingMs()))
}
