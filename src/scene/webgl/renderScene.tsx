import { createRoot, extend } from '@react-three/fiber'
import { Mesh, Points, type WebGLRenderer } from 'three'
import { Eclipse } from './Eclipse.tsx'
import { Moon } from './Moon.tsx'
import type { PreparedSky } from './prepareSky.ts'
import { type MeasuredQuality, QualityMonitor } from './QualityMonitor.tsx'
import { Stars } from './Stars.tsx'
import type { SkyFrame } from './skyFrame.ts'

extend({ Mesh, Points })

/** Renders the sky's parts, which `advance` draws. @param measured what the quality follows; null where it is fixed */
export async function renderScene(
  canvas: HTMLCanvasElement,
  renderer: WebGLRenderer,
  frame: SkyFrame,
  { surface, noise, glyphs, buffers }: PreparedSky,
  measured: MeasuredQuality | null,
) {
  const root = createRoot(canvas)
  await root.configure({
    gl: renderer,
    frameloop: 'never',
    dpr: 1,
    size: { width: frame.widthPx, height: frame.heightPx, top: 0, left: 0 },
    camera: { manual: true },
    flat: true,
    linear: true,
  })
  const store = root.render(
    <>
      <Moon frame={frame} surface={surface} />
      <Eclipse frame={frame} noise={noise} />
      <Stars frame={frame} buffers={buffers} glyphs={glyphs} />
      {measured && <QualityMonitor measured={measured} />}
    </>,
  )
  return { state: store.getState(), unmount: () => root.unmount() }
}
