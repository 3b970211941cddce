import { type RefObject, useEffect } from 'react'
import { type SceneState, useScene } from './store.ts'

/** Without antialiasing, depth or stencil: sharp sprites need none of them, and a software rasteriser pays for each. */
const CONTEXT: WebGLContextAttributes = {
  alpha: true,
  premultipliedAlpha: true,
  antialias: false,
  depth: false,
  stencil: false,
  powerPreference: 'low-power',
}

/** Whether this visitor is to have a moving sky. */
export function wantsWebgl(state: Pick<SceneState, 'motion' | 'view' | 'forcedRenderer'>): boolean {
  return state.motion !== 'still' && state.view !== 'none' && state.forcedRenderer !== 'still'
}

/**
 * Keeps the right sky in its element: starts WebGL where it is wanted and can be had, and says in the store which
 * sky is on screen. The context is asked for first, so that who cannot have one never downloads three.js.
 */
export function useSky(host: RefObject<HTMLElement | null>): void {
  const wanted = useScene(wantsWebgl)

  useEffect(() => {
    const element = host.current
    const { setRenderer } = useScene.getState()
    const canvas = wanted && element ? document.createElement('canvas') : null
    const context = canvas?.getContext('webgl2', CONTEXT)
    if (!element || !canvas || !context) {
      setRenderer('still')
      return
    }

    let ended = false
    let end = () => {}
    const fail = (reason: unknown) => {
      if (ended) return
      console.warn('The sky stays still: WebGL could not start.', reason)
      canvas.remove()
      setRenderer('still')
    }
    const lost = (event: Event) => {
      event.preventDefault()
      canvas.remove()
      setRenderer('still')
    }
    const restored = () => {
      element.append(canvas)
      setRenderer('webgl')
    }

    setRenderer('pending')
    canvas.addEventListener('webglcontextlost', lost)
    canvas.addEventListener('webglcontextrestored', restored)
    element.append(canvas)
    import('./webgl/mountSky.tsx')
      .then(({ mountSky }) => mountSky(canvas, context, element, () => setRenderer('webgl')))
      .then((sky) => {
        end = sky.unmount
        if (ended) end()
      })
      .catch(fail)

    return () => {
      ended = true
      canvas.removeEventListener('webglcontextlost', lost)
      canvas.removeEventListener('webglcontextrestored', restored)
      canvas.remove()
      end()
    }
  }, [host, wanted])
}
