import { stepsUntil } from './nextStep.ts'
import { SKY_CONTEXT } from './skyContext.ts'
import { skyMayStart } from './skyStart.ts'
import { useScene } from './store.ts'
import type { Sky } from './webgl/mountSky.ts'

/**
 * Starts a sky step by step, and stands in for it with the still one while it cannot draw. The context is asked for
 * first, so that a visitor who cannot have one never runs three.js.
 *
 * @param host the element that the canvas fills
 * @param signal ends the sky, at whatever step it is
 */
export async function startSky(host: HTMLElement, signal: AbortSignal): Promise<void> {
  const { setRenderer, setExhausted } = useScene.getState()
  await skyMayStart(signal)
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('webgl2', SKY_CONTEXT)
  if (!context) {
    setRenderer('still')
    return
  }
  let sky: Sky | null = null
  const show = () => {
    host.append(canvas)
    setRenderer('webgl')
  }
  const standStill = () => {
    canvas.remove()
    setRenderer('still', sky?.timeS())
  }
  const lost = (event: Event) => {
    event.preventDefault()
    standStill()
    // A sky that is not whole yet has nothing to restore: it is tried again later.
    if (sky) sky.lose()
    else setExhausted(true)
  }
  const restored = () => sky?.restore(show)
  canvas.addEventListener('webglcontextlost', lost, { signal })
  canvas.addEventListener('webglcontextrestored', restored, { signal })
  const nextStep = stepsUntil(signal)
  await nextStep()
  // First three.js alone, then what draws with it: to run both at once would be one long task.
  await import('./webgl/createRenderer.ts')
  await nextStep()
  const { mountSky } = await import('./webgl/mountSky.ts')
  sky = await mountSky({ canvas, context, host, signal }, nextStep)
  signal.throwIfAborted()
  signal.addEventListener('abort', standStill)
  show()
}
