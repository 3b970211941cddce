import { createRoot, extend } from '@react-three/fiber'
import { startTransition } from 'react'
import { Mesh, Points, setConsoleFunction, WebGLRenderer } from 'three'
import { ErrorBoundary } from '../../lib/ErrorBoundary.tsx'
import { releaseContext, SKY_CONTEXT } from '../skyContext.ts'
import type { StartedSky } from '../startSky.ts'
import { forgetImages, Sky } from './Sky.tsx'

extend({ Mesh, Points })
// The page handles a lost context, so the console need not report it. react-three-fiber uses a class for time that
// three.js warns of, and nothing here can change that.
setConsoleFunction((type, message: string, ...rest) => {
  if (type === 'log' || message.startsWith('THREE.Clock:')) return
  const write = type === 'error' ? console.error : console.warn
  write(message, ...rest)
})

/**
 * Replaces react-three-fiber's `<Canvas>`, which always creates its own canvas. Here the canvas exists first: its
 * context decides whether to fetch three.js at all, and a second context would block the page again. `<Canvas>` also
 * registers every class of three.js: 60 kB more (gzip) for each visitor.
 * The error boundary is inside the root, because no boundary of the page catches errors of another root.
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
  // Without a fallback, and in a transition: React waits for the textures, and renders in small tasks. A boundary
  // that had shown a fallback would be delayed by 300 ms.
  startTransition(() => {
    root.render(
      <ErrorBoundary fallback={null} onError={onError}>
        <Sky sky={sky} />
      </ErrorBoundary>,
    )
  })
}

/** three.js on an existing context: it draws in order, does not clear, and reads shader logs only in development. */
function createRenderer(canvas: HTMLCanvasElement, context: WebGL2RenderingContext): WebGLRenderer {
  const renderer = new WebGLRenderer({ canvas, context, ...SKY_CONTEXT })
  renderer.sortObjects = false
  renderer.autoClear = false
  // The moon's picture starts transparent; the canvas has its background.
  renderer.setClearAlpha(0)
  renderer.debug.checkShaderErrors = import.meta.env.DEV
  // three.js would also lose an already lost context, which causes a warning in the console.
  renderer.forceContextLoss = () => releaseContext(context)
  return renderer
}
