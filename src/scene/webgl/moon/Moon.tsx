import { shaderMaterial } from '@react-three/drei/core/shaderMaterial'
import { extend, useFrame } from '@react-three/fiber'
import { useEffect, useRef, useState } from 'react'
import { type BufferGeometry, type Mesh, type Texture, Vector2, Vector3 } from 'three'
import { HALO_RADIUS, MOON_LOOK, MOON_SURFACE_PX } from '../../../constants/moon.ts'
import { useScene } from '../../store.ts'
import { isSettled, type SkyFrame } from '../frame/skyFrame.ts'
import vertex from '../material/disc.glsl?raw'
import dither from '../material/dither.glsl?raw'
import { BLENDED, colourUniform, DISC_UNIFORMS, defines, PLACED_IN_SHADER } from '../material/skyMaterial.ts'
import cachedFragment from './cached.glsl?raw'
import fragment from './fragment.glsl?raw'
import { MoonRenderCache } from './moonRenderCache.ts'
import sunlight from './sunlight.glsl?raw'
import surfaceShader from './surface.glsl?raw'

/** Corners of the polygon around the disc of light: an octagon has a sixth fewer pixels to shade than a square. */
const CORNERS = 8
const OCTAGON = [1 / Math.cos(Math.PI / CORNERS), CORNERS, Math.PI / CORNERS] as const

const MoonMaterial = shaderMaterial(
  {
    ...DISC_UNIFORMS,
    uSurface: null as Texture | null,
    uRadiusDevicePx: 1,
    uPhase: 0,
    uTilt: new Vector2(1, 0),
    uTotality: 0,
    uMoonlightOpacity: 0,
    uOpacity: 1,
    uHalo: new Vector3(),
    uSunlit: new Vector3(),
    uWarm: new Vector3(),
    uEarthlit: new Vector3(),
    uNight: new Vector3(),
    uMoonlight: new Vector3(),
  },
  vertex,
  defines({ HALO_RADIUS, SURFACE_PX: MOON_SURFACE_PX, ...MOON_LOOK }) +
    dither +
    surfaceShader +
    sunlight +
    fragment,
)
const ShadedMaterial = extend(MoonMaterial)
const CachedMoonMaterial = shaderMaterial(
  {
    ...DISC_UNIFORMS,
    uCachedMoon: null as Texture | null,
    uOpacity: 1,
    uOrigin: new Vector2(),
  },
  vertex,
  cachedFragment,
)
const CopiedMaterial = extend(CachedMoonMaterial)

/** The moon with its light. A settled moon is copied from the cache if it fits. Otherwise it is shaded in every frame. */
export function Moon({ frame, surface }: { frame: SkyFrame; surface: Texture }) {
  const palette = useScene((state) => state.palette)
  const moonlightOpacity = useScene((state) => state.constants.moonlight.opacity)
  const [cache] = useState(() => new MoonRenderCache())
  useEffect(() => () => cache.dispose(), [cache])
  const moon = useRef<Mesh<BufferGeometry, InstanceType<typeof MoonMaterial>>>(null)
  const copy = useRef<Mesh<BufferGeometry, InstanceType<typeof CachedMoonMaterial>>>(null)

  useFrame(({ gl, camera }) => {
    if (!moon.current || !copy.current) return
    const { look, pixelRatio, widthPx, heightPx } = frame
    const { x, y, opacity, lightRadiusPx } = frame.moon
    const radiusDevicePx = look.radius * pixelRatio
    // Whole device pixels, so that the cached pixels coincide with those of the canvas.
    const halfWidthDevicePx = Math.ceil(Math.max(HALO_RADIUS * radiusDevicePx, lightRadiusPx * pixelRatio))
    const usesCache = isSettled(frame) && 2 * halfWidthDevicePx <= MoonRenderCache.MAX_PX
    const shaded = moon.current.material
    shaded.uExtent = halfWidthDevicePx / radiusDevicePx
    shaded.uRadiusDevicePx = radiusDevicePx
    shaded.uPhase = look.phase
    shaded.uTilt.set(Math.cos(look.tilt), Math.sin(look.tilt))
    // The disc stays black until the light of the diamond ring is gone.
    shaded.uTotality = Math.max(look.totality, Math.sqrt(look.diamond))
    moon.current.visible = usesCache || opacity > 0
    copy.current.visible = usesCache && opacity > 0
    if (!usesCache) {
      shaded.uViewport.set(widthPx, heightPx)
      shaded.uPose.set(x, y, look.radius)
      shaded.uOpacity = opacity
      return
    }
    const halfWidthPx = halfWidthDevicePx / pixelRatio
    shaded.uViewport.set(2 * halfWidthPx, 2 * halfWidthPx)
    shaded.uPose.set(halfWidthPx, halfWidthPx, look.radius)
    shaded.uOpacity = 1
    cache.update(gl, camera, moon.current, 2 * halfWidthDevicePx, frame.revision)
    moon.current.visible = false
    const copied = copy.current.material
    copied.uExtent = shaded.uExtent
    copied.uViewport.set(widthPx, heightPx)
    copied.uPose.set(x, y, look.radius)
    copied.uOpacity = opacity
    copied.uOrigin.set(
      Math.round(x * pixelRatio) - halfWidthDevicePx,
      Math.floor(heightPx * pixelRatio) - Math.round(y * pixelRatio) - halfWidthDevicePx,
    )
  })

  return (
    <>
      <mesh ref={moon} {...PLACED_IN_SHADER}>
        <circleGeometry args={OCTAGON} />
        <ShadedMaterial
          {...BLENDED}
          uSurface={surface}
          uMoonlightOpacity={moonlightOpacity}
          uHalo={colourUniform(palette.halo)}
          uSunlit={colourUniform(palette.sunlit)}
          uWarm={colourUniform(palette.moonTint)}
          uEarthlit={colourUniform(palette.earthlit)}
          uNight={colourUniform(palette.moonNight)}
          uMoonlight={colourUniform(palette.moonlight)}
        />
      </mesh>
      <mesh ref={copy} {...PLACED_IN_SHADER}>
        <circleGeometry args={OCTAGON} />
        <CopiedMaterial {...BLENDED} uCachedMoon={cache.texture} />
      </mesh>
    </>
  )
}
