import { useFrame } from '@react-three/fiber'
import { useMemo, useRef } from 'react'
import { CircleGeometry, type Mesh, type Texture, Vector2, Vector3 } from 'three'
import { HALO_RADIUS, MOON_LOOK, MOON_SURFACE_PX } from '../../constants/moon.ts'
import { useScene } from '../store.ts'
import { MoonRenderCache } from './moonRenderCache.ts'
import cachedFragment from './shaders/cachedMoon/fragment.glsl?raw'
import vertex from './shaders/disc/vertex.glsl?raw'
import dither from './shaders/dither.glsl?raw'
import fragment from './shaders/moon/fragment.glsl?raw'
import light from './shaders/moon/light.glsl?raw'
import { skyColours } from './skyColours.ts'
import { isSettled, type SkyFrame } from './skyFrame.ts'
import { defines, PLACED_IN_SHADER, skyMaterial } from './skyMaterial.ts'

/** Corners of the polygon around the disc of light: an octagon has a sixth fewer pixels to shade than a square. */
const CORNERS = 8
const moonDefines = defines({ HALO_RADIUS, SURFACE_PX: MOON_SURFACE_PX, ...MOON_LOOK })
const moonFragment = moonDefines + dither + light + fragment

function createMoon(surface: Texture) {
  const cache = new MoonRenderCache()
  const colours = skyColours({
    uHalo: 'halo',
    uSunlit: 'sunlit',
    uWarm: 'moonTint',
    uEarthlit: 'earthlit',
    uNight: 'moonNight',
    uMoonlight: 'moonlight',
  })
  const uniforms = {
    ...colours.uniforms,
    uViewport: { value: new Vector2() },
    uPose: { value: new Vector3() },
    uExtent: { value: HALO_RADIUS },
    uSurface: { value: surface },
    uRadiusDevicePx: { value: 1 },
    uPhase: { value: 0 },
    uTilt: { value: new Vector2(1, 0) },
    uTotality: { value: 0 },
    uMoonlightOpacity: { value: 0 },
    uOpacity: { value: 1 },
    uCachedMoon: { value: cache.texture },
    uOrigin: { value: new Vector2() },
  }
  const shadedMaterial = skyMaterial(uniforms, vertex, moonFragment)
  const copyMaterial = skyMaterial(uniforms, vertex, cachedFragment)
  const geometry = new CircleGeometry(1 / Math.cos(Math.PI / CORNERS), CORNERS, Math.PI / CORNERS)
  return { uniforms, colours, cache, geometry, shadedMaterial, copyMaterial }
}

/** The moon with its light. A settled moon is copied from the cache if it fits. Otherwise it is shaded in every frame. */
export function Moon({ frame, surface }: { frame: SkyFrame; surface: Texture }) {
  const { uniforms, colours, cache, geometry, shadedMaterial, copyMaterial } = useMemo(
    () => createMoon(surface),
    [surface],
  )
  const moon = useRef<Mesh>(null)
  const copy = useRef<Mesh>(null)

  useFrame(({ gl, camera }) => {
    if (!moon.current || !copy.current) return
    const { look, pixelRatio, widthPx, heightPx } = frame
    const { opacity } = frame.moon
    const radiusDevicePx = look.radius * pixelRatio
    const lightRadiusDevicePx = frame.moon.lightRadiusPx * pixelRatio
    // Whole device pixels, so that the cached pixels coincide with those of the canvas.
    const halfWidthDevicePx = Math.ceil(Math.max(HALO_RADIUS * radiusDevicePx, lightRadiusDevicePx))
    const usesCache = isSettled(frame) && 2 * halfWidthDevicePx <= MoonRenderCache.MAX_PX
    uniforms.uExtent.value = halfWidthDevicePx / radiusDevicePx
    uniforms.uRadiusDevicePx.value = radiusDevicePx
    uniforms.uPhase.value = look.phase
    uniforms.uTilt.value.set(Math.cos(look.tilt), Math.sin(look.tilt))
    uniforms.uTotality.value = look.totality
    uniforms.uMoonlightOpacity.value = frame.constants.moonlight.opacity
    colours.setPalette(useScene.getState().palette)
    if (usesCache) {
      // For the texture of the cache. The values for the canvas follow below.
      moon.current.visible = true
      const halfWidthPx = halfWidthDevicePx / pixelRatio
      uniforms.uViewport.value.set(2 * halfWidthPx, 2 * halfWidthPx)
      uniforms.uPose.value.set(halfWidthPx, halfWidthPx, look.radius)
      uniforms.uOpacity.value = 1
      cache.update(gl, camera, moon.current, 2 * halfWidthDevicePx, frame.revision)
      const leftDevicePx = Math.round(frame.moon.x * pixelRatio) - halfWidthDevicePx
      const bottomDevicePx =
        Math.floor(heightPx * pixelRatio) - Math.round(frame.moon.y * pixelRatio) - halfWidthDevicePx
      uniforms.uOrigin.value.set(leftDevicePx, bottomDevicePx)
    }
    uniforms.uViewport.value.set(widthPx, heightPx)
    uniforms.uPose.value.set(frame.moon.x, frame.moon.y, look.radius)
    uniforms.uOpacity.value = opacity
    moon.current.visible = !usesCache && opacity > 0
    copy.current.visible = usesCache && opacity > 0
  })

  return (
    <>
      <mesh ref={moon} geometry={geometry} material={shadedMaterial} {...PLACED_IN_SHADER} />
      <mesh ref={copy} geometry={geometry} material={copyMaterial} {...PLACED_IN_SHADER} />
    </>
  )
}
