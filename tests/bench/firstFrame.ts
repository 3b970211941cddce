export const LIVE_MARK = 'first live frame'
export const CONTEXT_MARK = 'context requested'

declare global {
  interface Window {
    /** Time of the first live frame, ms since the start of navigation. */
    liveMs?: number
  }
}

/**
 * A page script. Marks the first request for a WebGL2 context and the first live frame. A frame is live if it follows a draw
 * call, the document has a canvas, and the scene, if there is one, uses WebGL. The script repeats the names of the marks,
 * because it is sent as text.
 */
export function watchFirstFrame(): void {
  let isWatching = false
  const checkFrame = () => {
    const scene = document.querySelector<HTMLElement>('[data-scene]')
    if (!document.querySelector('canvas') || (scene && scene.dataset.renderer !== 'webgl')) {
      requestAnimationFrame(checkFrame)
      return
    }
    window.liveMs = performance.now()
    performance.mark('first live frame')
  }
  const { prototype } = WebGL2RenderingContext
  for (const name of [
    'drawArrays',
    'drawElements',
    'drawArraysInstanced',
    'drawElementsInstanced',
  ] as const) {
    const draw = prototype[name] as (...args: number[]) => void
    Object.assign(prototype, {
      [name](this: WebGL2RenderingContext, ...args: number[]) {
        if (!isWatching) requestAnimationFrame(checkFrame)
        isWatching = true
        draw.apply(this, args)
      },
    })
  }
  const { getContext } = HTMLCanvasElement.prototype as { getContext: (...args: unknown[]) => unknown }
  Object.assign(HTMLCanvasElement.prototype, {
    getContext(this: HTMLCanvasElement, ...args: unknown[]) {
      if (args[0] === 'webgl2' && performance.getEntriesByName('context requested').length === 0)
        performance.mark('context requested')
      return getContext.apply(this, args)
    },
  })
}
