import type { ComponentType } from 'react'
import { nextIdle, pageLoaded } from '../lib/whenIdle.ts'
import { yieldToInput } from '../lib/yieldToInput.ts'
import { isSoftware, releaseContext, SKY_CONTEXT } from './skyContext.ts'
import { type SceneState, useScene } from './store.ts'
import type { SkyProps } from './webgl/Sky.tsx'

/** Latest start on a page whose thread is never idle, ms. */
const LATEST_IDLE_MS = 500
/**
 * On a device that draws in software: time from navigation, or from the gate's opening, until the page has settled, ms.
 * Before that, its processor paints the page itself, and each frame of the sky would be taken from it.
 */
const SETTLED_MS = 2500

export interface StartedSky {
  readonly Sky: ComponentType<SkyProps>
  readonly canvas: HTMLCanvasElement
  readonly context: WebGL2RenderingContext
  readonly inSoftware: boolean
}

/**
 * When the sky starts:
 *
 * 1. The page's own resources have loaded, and its thread is idle.
 * 2. The browser gives a context. Without one, three.js is never fetched.
 * 3. Where the processor draws, the page has settled, unless the address fixes the quality.
 * 4. The sky's script is fetched. The sky never starts while the gate opens.
 *
 * @param signal ends the start, for which the promise rejects, or the sky, and releases its context
 * @returns null without WebGL
 */
export async function startSky(signal: AbortSignal): Promise<StartedSky | null> {
  await pageLoaded()
  await nextIdle(LATEST_IDLE_MS)
  await nextStep(signal)
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('webgl2', SKY_CONTEXT)
  if (!context) return null
  // Browsers allow a page few contexts, and take one away only when they collect garbage.
  signal.addEventListener('abort', () => releaseContext(context))
  const inSoftware = isSoftware(context)
  if (inSoftware && useScene.getState().quality === 'auto') await pageSettled()
  await nextStep(signal)
  const { Sky } = await import('./webgl/Sky.tsx')
  await nextStep(signal)
  return { Sky, canvas, context, inSoftware }
}

/**
 * Ends the running task, so that the page answers its visitor, and waits while the gate opens.
 *
 * @throws the signal's reason once the start is abandoned
 */
export async function nextStep(signal: AbortSignal): Promise<void> {
  await yieldToInput()
  await gateRests()
  signal.throwIfAborted()
}

/** Resolves while the gate is not opening: at once, or when it has opened. */
function gateRests(): Promise<void> {
  const opens = ({ phase, frozenOpeningS }: SceneState) => phase === 'opening' && frozenOpeningS === null
  return new Promise((resolve) => {
    if (!opens(useScene.getState())) return resolve()
    const unsubscribe = useScene.subscribe((state) => {
      if (opens(state)) return
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
