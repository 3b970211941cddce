import { createRoot, extend, flushSync } from '@react-three/fiber'
import { startTransition } from 'react'
import { CircleGeometry, Mesh, PlaneGeometry, Points, setConsoleFunction, WebGLRenderer } from 'three'
import { ErrorBoundary } from '../../lib/ErrorBoundary.tsx'
import { CONTEXT_ATTRIBUTES, releaseContext } from '../webglContext.ts'
import { Sky, type SkyProps } from './Sky.tsx'

// Each class of three.js that a part of the sky uses as an element, such as `<mesh>`. Without it React throws.
extend({ CircleGeometry, Mesh, PlaneGeometry, Points })
// Hides three.js's logs, and its warning about `Clock`, which react-three-fiber uses.
setConsoleFunction((type, message: string, ...values) => {
  if (type === 'log' || message.startsWith('THREE.Clock:')) return
  const writeToConsole = type === 'error' ? console.error : console.warn
  writeToConsole(message, ...values)
})

export interface MountOptions extends SkyProps {
  readonly canvas: HTMLCanvasElement
  readonly context: WebGL2RenderingContext
  /** Its abort unmounts the sky. */
  readonly signal: AbortSignal
}

/**
 * Renders into the existing canvas. This is the one exception from usual react-three-fiber: `<Canvas>` would create its own
 * canvas, and register all classes of three.js (60 kB gzip).
 */
export async function mountSky({ canvas, context, signal, ...sky }: MountOptions): Promise<void> {
  const root = createRoot(canvas)
  // At once, because the cleanup of `Frames` shows the still sky.
  signal.addEventListener('abort', () => flushSync(() => root.unmount()))
  await root.configure({
    gl: () => createRenderer(canvas, context),
    frameloop: 'never',
    dpr: 1,
    flat: true,
    linear: true,
  })
  signal.throwIfAborted()
  // In a transition React renders in small tasks.
  startTransition(() => {
    root.render(
      <ErrorBoundary fallback={null} onError={sky.onFail}>
        <Sky {...sky} />
      </ErrorBoundary>,
    )
  })
}

function createRenderer(canvas: HTMLCanvasElement, context: WebGL2RenderingContext): WebGLRenderer {
  const renderer = new WebGLRenderer({ canvas, context, ...CONTEXT_ATTRIBUTES })
  renderer.sortObjects = false
  renderer.autoClear = false
  // Only the texture of `MoonRenderCache` is cleared. It must be transparent around the moon.
  renderer.setClearAlpha(0)
  renderer.debug.checkShaderErrors = import.meta.env.DEV
  // three.js would lose a lost context again, which warns in the console.
  renderer.forceContextLoss = () => releaseContext(context)
  return renderer
}
