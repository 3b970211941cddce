/** The mark, in a trace, of the first frame that WebGL draws in the page. */
export const LIVE_MARK = 'first live frame'
/** The mark, in a trace, of the first request for a WebGL context. */
export const CONTEXT_MARK = 'context requested'

declare global {
  interface Window {
    /** Time of the first live frame, ms since navigation started. */
    liveMs?: number
  }
}

/**
 * Records the first live frame: the first animation frame after a draw call in which the document has a canvas and, if
 * it has a `[data-scene]`, its renderer is WebGL. A page script: it must not use anything outside itself, so it repeats the marks' names.
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
