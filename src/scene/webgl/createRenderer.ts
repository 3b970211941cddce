import { setConsoleFunction, WebGLRenderer } from 'three'
import { SKY_CONTEXT } from '../skyContext.ts'

// That a context is lost or restored is for the page to answer, not for the console; nor is the warning that
// react-three-fiber keeps its time in a deprecated class, which nothing here can change.
setConsoleFunction((type, message: string, ...rest) => {
  if (type === 'log' || message.startsWith('THREE.Clock:')) return
  const say = type === 'error' ? console.error : console.warn
  say(message, ...rest)
})

/** three.js on a context that is already made: in order, without clearing, without asking for logs that no visitor reads. */
export function createRenderer(canvas: HTMLCanvasElement, context: WebGL2RenderingContext): WebGLRenderer {
  const renderer = new WebGLRenderer({ canvas, context, ...SKY_CONTEXT })
  renderer.sortObjects = false
  renderer.autoClear = false
  // What the moon's picture starts from; the canvas has its ground.
  renderer.setClearAlpha(0)
  renderer.debug.checkShaderErrors = import.meta.env.DEV
  return renderer
}
