import { createRoot, extend } from '@react-three/fiber'
import { startTransition } from 'react'
import { Mesh, Points, setConsoleFunction, WebGLRenderer } from 'three'
import { ErrorBoundary } from '../../lib/ErrorBoundary.tsx'
import { releaseContext, SKY_CONTEXT } from '../skyContext.ts'
import type { StartedSky } from '../startSky.ts'
import { forgetImages, Sky } from './Sky.tsx'

extend({ Mesh, Points })
// The page answers a lost context, the console need not. Nor can anything here change the class that keeps
// react-three-fiber's time, of which three.js warns.
setConsoleFunction((type, message: string, ...rest) => {
  if (type === 'log' || message.startsWith('THREE.Clock:')) return
  const write = type === 'error' ? console.error : console.warn
  write(message, ...rest)
})

/**
 * Stands for react-three-fiber's `<Canvas>`, which always renders a canvas of its own. Here the canvas comes first: its
 * context tells whether to fetch three.js at all, and a second one would block the page again. `<Canvas>` also registers
 * every class of three.js: 60 kB more (gzip) for each visitor.
 *
 * The error boundary is inside the root: no boundary of the page catches what a part of another root throws.
 */
export async function mountSky(sky: StartedSky): Promise<void> {
  const { canvas, context, signal } = sky
  const onError = (reason: unknown) => {
    forgetImages()
    sky.onFail(reason)
  }
  const root = createRoot(canvas)
  signal.addEventListener('abort', () => root.unmount())
  await root.configure({
    gl: () => createRenderer(canvas, context),
    frameloop: 'never',
    dpr: 1,
    flat: true,
    linear: true,
  })
  signal.throwIfAborted()
  // Without a fallback, and in a transition: React waits for the textures, and renders in small tasks. It would hold a
  // boundary that had shown a fallback back for 300 ms.
  startTransition(() => {
    root.render(
      <ErrorBoundary fallback={null} onError={onError}>
        <Sky sky={sky} />
      </ErrorBoundary>,
    )
  })
}

/** three.js on a context that exists: in order, without clearing, without requests for logs that no visitor reads. */
function createRenderer(canvas: HTMLCanvasElement, context: WebGL2RenderingContext): WebGLRenderer {
  const renderer = new WebGLRenderer({ canvas, context, ...SKY_CONTEXT })
  renderer.sortObjects = false
  renderer.autoClear = false
  // The moon's picture starts transparent; the canvas has its ground.
  renderer.setClearAlpha(0)
  renderer.debug.checkShaderErrors = import.meta.env.DEV
  // three.js would also lose a context that is lost already, which is a warning in the console.
  renderer.forceContextLoss = () => releaseContext(context)
  return renderer
}
