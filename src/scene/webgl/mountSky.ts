import type { WebGLRenderer } from 'three'
import { isSoftware } from '../isSoftware.ts'
import type { NextStep } from '../nextStep.ts'
import { useScene } from '../store.ts'
import { compilePrograms } from './compilePrograms.ts'
import { createRenderer } from './createRenderer.ts'
import { type PreparedSky, prepareSky } from './prepareSky.ts'
import type { MeasuredQuality } from './QualityMonitor.tsx'
import { startQuality } from './quality.ts'
import { renderScene } from './renderScene.tsx'
import { runSky } from './runSky.ts'
import { SkyFrame } from './skyFrame.ts'

/** A running sky. */
export interface Sky {
  /** The sky's time now, seconds. */
  readonly timeS: () => number
  /** Stops drawing: the context is lost. */
  readonly lose: () => void
  /** Draws again, where time would have been; `drawn` is called after the first frame. */
  readonly restore: (drawn: () => void) => void
}

/** Where a sky is drawn. */
export interface Stage {
  readonly canvas: HTMLCanvasElement
  readonly context: WebGL2RenderingContext
  /** The element that the canvas fills; the `[data-scene]` around it shows draw calls and frames. */
  readonly host: HTMLElement
  /** Ends the sky and frees its memory, at whatever step it is. */
  readonly signal: AbortSignal
}

/**
 * Mounts the sky on a canvas in steps, between which the page answers its visitor. Resolves when its first frame is drawn.
 *
 * @throws when the moon's picture does not come, a shader does not link, three.js cannot start, or it is abandoned
 */
export async function mountSky({ canvas, context, host, signal }: Stage, nextStep: NextStep): Promise<Sky> {
  const undo: (() => void)[] = []
  const unmount = () => {
    for (const step of undo.splice(0).reverse()) step()
  }
  signal.addEventListener('abort', unmount)
  try {
    await nextStep()
    const renderer = createRenderer(canvas, context)
    undo.push(() => renderer.dispose())
    await nextStep()
    const prepared = await prepareSky(nextStep)
    await nextStep()
    const { quality } = useScene.getState()
    const isSlower = quality === 'low' || (quality === 'auto' && isSoftware(context))
    const measured: MeasuredQuality = {
      quality: startQuality(isSlower ? 1 : 0),
      disturbed: true,
      changed: () => {},
    }
    const frame = new SkyFrame()
    const scene = await renderScene(canvas, renderer, frame, prepared, quality === 'auto' ? measured : null)
    undo.push(scene.unmount)
    // React reports what its parts throw, and takes them all away.
    if (scene.state.scene.children.length === 0)
      throw new Error('The parts of the sky could not be rendered.')
    await nextStep()
    await Promise.all([
      compilePrograms(renderer, scene.state.scene, scene.state.camera),
      uploadTextures(renderer, prepared, nextStep),
    ])
    await nextStep()
    const running = runSky({ host, frame, measured, state: scene.state })
    undo.push(running.unmount)
    running.start()
    await nextStep()
    return running
  } catch (error) {
    unmount()
    throw error
  }
}

/** Uploads the textures, a step each. */
async function uploadTextures(
  renderer: WebGLRenderer,
  { surface, noise, glyphs }: PreparedSky,
  nextStep: NextStep,
): Promise<void> {
  for (const texture of [surface, noise, glyphs]) {
    await nextStep()
    renderer.initTexture(texture)
  }
}
