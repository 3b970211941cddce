import { createRoot } from '@react-three/fiber'
import { type ReactNode, useEffect } from 'react'
import { WebGLRenderer } from 'three'
import { CONTEXT_ATTRIBUTES } from '../../../src/scene/webglContext.ts'
import { skyElement } from './contestant.ts'

/** Sets `window.isContestant`, for which the bench waits. */
export function ReportStart() {
  useEffect(() => {
    window.isContestant = true
  }, [])
  return null
}

/** Renders on a canvas with the site's context settings, in react-three-fiber's own frame loop. */
export async function showOnSiteCanvas(children: ReactNode): Promise<void> {
  const sky = skyElement()
  const canvas = document.createElement('canvas')
  sky.append(canvas)
  const context = canvas.getContext('webgl2', CONTEXT_ATTRIBUTES)
  if (!context) throw new Error('There is no WebGL2 here')
  const gl = new WebGLRenderer({ canvas, context, ...CONTEXT_ATTRIBUTES })
  gl.sortObjects = false
  const root = createRoot(canvas)
  await root.configure({
    gl,
    frameloop: 'always',
    dpr: window.devicePixelRatio,
    size: { width: sky.clientWidth, height: sky.clientHeight, top: 0, left: 0 },
    camera: { manual: true },
    flat: true,
    linear: true,
  })
  root.render(
    <>
      <ReportStart />
      {children}
    </>,
  )
}
