import { type RefObject, useEffect } from 'react'
import { onceInput } from '../lib/firstInput.ts'
import { whenIdle } from '../lib/whenIdle.ts'
import { askDrawing } from './askDrawing.ts'
import { SKY_CONTEXT } from './skyContext.ts'
import { type SceneState, useScene } from './store.ts'
import type { Sky } from './webgl/mountSky.tsx'

/**
 * How long a page on a device without a graphics card is left to itself before the sky moves in, milliseconds: there the
 * sky takes its time from the page's own start. A first touch or key is a sign that the page is ready.
 */
const SETTLING_MS = 2500

/** Whether this visitor is to have a moving sky. */
export function wantsWebgl(
  state: Pick<SceneState, 'motion' | 'view' | 'forcedRenderer' | 'exhausted'>,
): boolean {
  return (
    state.motion !== 'still' && state.view !== 'none' && state.forcedRenderer !== 'still' && !state.exhausted
  )
}

/**
 * Keeps the right sky in its element: starts WebGL where it is wanted and can be had, and says in the store which
 * sky is on screen. Not before the page is at rest; and the context is asked for first, so that who cannot have one
 * never downloads three.js.
 */
export function useSky(host: RefObject<HTMLElement | null>): void {
  const wanted = useScene(wantsWebgl)

  useEffect(() => {
    const element = host.current
    // Asked twice: while React takes over the printed page, `wanted` is still what was printed. And where the
    // visitor's own colours are forced upon the page, no sky is seen.
    const agreed = wanted && wantsWebgl(useScene.getState()) && !matchMedia('(forced-colors: active)').matches
    if (!element || !agreed) {
      useScene.getState().setRenderer('still')
      return
    }
    useScene.getState().setRenderer('pending')
    let end = () => {}
    // A processor keeps what it has drawn, and a frame then draws a part of the sky. For a graphics card keeping would
    // be a copy of the canvas in every frame, and drawing all of it costs nothing.
    const start = (preserveDrawingBuffer: boolean) => {
      const canvas = document.createElement('canvas')
      const context = canvas.getContext('webgl2', { ...SKY_CONTEXT, preserveDrawingBuffer })
      if (context) end = startSky(element, canvas, context)
      else useScene.getState().setRenderer('still')
    }
    const takeBack = whenIdle(() => {
      end = askDrawing((drawing) => {
        const { setRenderer, quality } = useScene.getState()
        const begin = () => start(drawing === 'processor')
        if (drawing === 'nothing') setRenderer('still')
        else if (drawing === 'processor' && quality === 'auto') end = onceInput(begin, SETTLING_MS)
        else begin()
      })
    })
    return () => {
      takeBack()
      end()
    }
  }, [host, wanted])
}

/** Starts a sky, stands in for it while it cannot draw, and returns what ends it. */
function startSky(host: HTMLElement, canvas: HTMLCanvasElement, context: WebGL2RenderingContext): () => void {
  const { setRenderer } = useScene.getState()
  let sky: Sky | null = null
  let ended = false

  const show = () => {
    host.append(canvas)
    setRenderer('webgl')
  }
  const standStill = () => {
    canvas.remove()
    setRenderer('still', sky?.timeS())
  }
  const end = () => {
    if (ended) return
    ended = true
    canvas.removeEventListener('webglcontextlost', lost)
    canvas.removeEventListener('webglcontextrestored', restored)
    standStill()
    sky?.unmount()
  }
  const failed = (reason: unknown) => {
    console.warn('The sky stays still: it could not be drawn.', reason)
    end()
  }
  const lost = (event: Event) => {
    event.preventDefault()
    sky?.lose()
    standStill()
  }
  const restored = () => sky?.restore(show)

  canvas.addEventListener('webglcontextlost', lost)
  canvas.addEventListener('webglcontextrestored', restored)
  import('./webgl/mountSky.tsx')
    .then(({ mountSky }) => mountSky({ canvas, context, host, ready: () => ended || show(), failed }))
    .then((mounted) => {
      sky = mounted
      if (ended) sky.unmount()
    })
    .catch(failed)
  return end
}
