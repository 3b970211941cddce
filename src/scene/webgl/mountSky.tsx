import { advance, createRoot, extend } from '@react-three/fiber'
import { LinearFilter, Mesh, PlaneGeometry, Points, setConsoleFunction, Texture, WebGLRenderer } from 'three'
import moonUrl from '../moon.webp'
import { useScene } from '../store.ts'
import { Eclipse } from './Eclipse.tsx'
import { FallingStars } from './FallingStars.tsx'
import { FrameLoop } from './frameLoop.ts'
import { Moon } from './Moon.tsx'
import { Starfield } from './Starfield.tsx'
import { SkyFrame } from './skyFrame.ts'

extend({ Mesh, PlaneGeometry, Points })

// react-three-fiber keeps its time in a class that three has deprecated; nobody here can act on that warning.
setConsoleFunction((type, message: string, ...rest) => {
  if (message.startsWith('THREE.Clock:')) return
  const say = type === 'error' ? console.error : console.warn
  say(message, ...rest)
})

/** More device pixels than this for a CSS pixel cost a phone its battery and show nobody anything. */
const MOST_PIXEL_RATIO = 2

/** A running sky. */
export interface Sky {
  /** Ends it and gives its memory back. */
  readonly unmount: () => void
}

async function moonSurface(): Promise<Texture> {
  const image = new Image()
  image.src = moonUrl
  await image.decode()
  const texture = new Texture(image)
  texture.minFilter = LinearFilter
  texture.generateMipmaps = false
  texture.flipY = false
  texture.needsUpdate = true
  return texture
}

/**
 * Starts the sky on a canvas that already has its WebGL2 context, so that a refused context is known before
 * any of this is loaded.
 *
 * @param host the element that the canvas fills; the `[data-scene]` around it is told draw calls and frames
 * @param ready called once, after the first frame is drawn
 */
export async function mountSky(
  canvas: HTMLCanvasElement,
  context: WebGL2RenderingContext,
  host: HTMLElement,
  ready: () => void,
): Promise<Sky> {
  const surface = await moonSurface()
  const frame = new SkyFrame()
  const renderer = new WebGLRenderer({
    canvas,
    context,
    alpha: true,
    antialias: false,
    depth: false,
    stencil: false,
  })
  renderer.sortObjects = false
  const root = createRoot(canvas)
  const pixelRatio = () => Math.min(MOST_PIXEL_RATIO, window.devicePixelRatio)
  const configure = (width: number, height: number) => {
    frame.resize(width, height, pixelRatio())
    return root.configure({
      gl: renderer,
      frameloop: 'never',
      dpr: pixelRatio(),
      size: { width, height, top: 0, left: 0 },
      camera: { manual: true },
      flat: true,
      linear: true,
    })
  }
  await configure(host.clientWidth, host.clientHeight)
  const rootStore = root.render(
    <>
      <Starfield frame={frame} />
      <Eclipse frame={frame} />
      <Moon frame={frame} surface={surface} />
      <FallingStars frame={frame} />
    </>,
  )

  const scene = host.closest<HTMLElement>('[data-scene]') ?? host
  const nowS = () => performance.now() / 1000
  frame.face(useScene.getState(), nowS())
  const loop = new FrameLoop({
    draw: (timeS) => {
      frame.step(timeS)
      advance(timeS, false, rootStore.getState())
      return frame.moving
    },
    report: (frames) => {
      scene.dataset.frames = String(frames)
      scene.dataset.drawCalls = String(renderer.info.render.calls)
    },
    ready,
  })
  const unsubscribe = useScene.subscribe((state) => {
    frame.face(state, nowS())
    loop.wake()
  })
  const resized = new ResizeObserver(() => {
    configure(host.clientWidth, host.clientHeight)
    loop.wake()
  })
  const scrolled = () => {
    frame.scrollPx = window.scrollY
    loop.wake()
  }
  resized.observe(host)
  addEventListener('scroll', scrolled, { passive: true })
  scrolled()

  return {
    unmount: () => {
      loop.stop()
      unsubscribe()
      resized.disconnect()
      removeEventListener('scroll', scrolled)
      root.unmount()
      surface.dispose()
      renderer.dispose()
    },
  }
}
