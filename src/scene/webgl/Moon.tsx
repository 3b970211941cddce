import { useFrame } from '@react-three/fiber'
import { useEffect, useMemo, useRef } from 'react'
import { type Mesh, type Texture, Vector2, Vector3, Vector4 } from 'three'
import { MOONLIGHT } from '../../constants/ground.ts'
import type { Exposure } from './exposure.ts'
import { MoonPicture } from './moonPicture.ts'
import { octagon } from './octagon.ts'
import { PLACED_BY_SHADER } from './placedByShader.ts'
import { defines } from './shaders/defines.ts'
import vertex from './shaders/disc/vertex.glsl?raw'
import fragment from './shaders/moon/fragment.glsl?raw'
import spriteFragment from './shaders/moonSprite/fragment.glsl?raw'
import type { SkyFrame } from './skyFrame.ts'
import { useSkyMaterial } from './useSkyMaterial.ts'

/** As far as the halo reaches, in disc radii. */
const HALO_REACH = 2.4
const [RED, GREEN, BLUE] = [MOONLIGHT[0] / 255, MOONLIGHT[1] / 255, MOONLIGHT[2] / 255] as const
const moonFragment = defines({ HALO_REACH }) + fragment

/** How far the quad reaches, disc radii: a whole number of device pixels, as its picture is. */
function extent(frame: SkyFrame): number {
  const radiusPx = frame.look.radius * frame.pixelRatio
  return Math.ceil(Math.max(HALO_REACH, frame.moonlightReach) * radiusPx) / radiusPx
}

const placed = () => ({
  uViewport: { value: new Vector2() },
  uPose: { value: new Vector3() },
  uExtent: { value: HALO_REACH },
})

const moonUniforms = (surface: Texture) => ({
  ...placed(),
  uSurface: { value: surface },
  uDevicePx: { value: 1 },
  uPhase: { value: 0 },
  uUpright: { value: 1 },
  uTotality: { value: 0 },
  uMoonlight: { value: new Vector4() },
  uShown: { value: 1 },
})

const spriteUniforms = (picture: Texture) => ({
  ...placed(),
  uMoon: { value: picture },
})

type Placed = ReturnType<typeof placed>

/** Puts the disc where the frame has it, in the window. */
function place({ uViewport, uPose, uExtent }: Placed, frame: SkyFrame): void {
  uViewport.value.set(frame.widthPx, frame.heightPx)
  uPose.value.set(frame.moonX, frame.moonY, frame.look.radius)
  uExtent.value = extent(frame)
}

/** Puts the disc in the middle of a picture that its light fills. */
function placeInPicture({ uViewport, uPose, uExtent }: Placed, frame: SkyFrame): void {
  const { radius } = frame.look
  const half = extent(frame) * radius
  uViewport.value.set(2 * half, 2 * half)
  uPose.value.set(half, half, radius)
  uExtent.value = extent(frame)
}

interface MoonProps {
  readonly frame: SkyFrame
  readonly exposure: Exposure
  readonly surface: Texture
}

/**
 * The one disc of the site: black before the sun at the gate, lit in its corner afterwards. While it travels it is lit
 * anew in every frame; once it has arrived it becomes a picture, and a frame shows that: a third of the cost.
 */
export function Moon({ frame, exposure, surface }: MoonProps) {
  const moon = useRef<Mesh>(null)
  const sprite = useRef<Mesh>(null)
  const uniforms = useMemo(() => moonUniforms(surface), [surface])
  const picture = useMemo(() => new MoonPicture(), [])
  const spritesUniforms = useMemo(() => spriteUniforms(picture.texture), [picture])
  const geometry = useMemo(octagon, [])
  const litAnew = useSkyMaterial(uniforms, vertex, moonFragment)
  const pictured = useSkyMaterial(spritesUniforms, vertex, spriteFragment)
  useEffect(
    () => () => {
      picture.dispose()
      geometry.dispose()
    },
    [picture, geometry],
  )

  useFrame(({ gl, camera }) => {
    if (!moon.current || !sprite.current) return
    const arrived = frame.mix >= 1
    uniforms.uDevicePx.value = frame.look.radius * frame.pixelRatio
    uniforms.uPhase.value = frame.phase
    uniforms.uUpright.value = frame.upright
    uniforms.uTotality.value = frame.look.totality
    uniforms.uShown.value = frame.shown
    uniforms.uMoonlight.value.set(RED, GREEN, BLUE, 1).multiplyScalar(frame.moonlight)
    moon.current.visible = true
    if (arrived) {
      place(spritesUniforms, frame)
      placeInPicture(uniforms, frame)
      picture.update(gl, camera, moon.current, frame, extent(frame))
    } else place(uniforms, frame)
    moon.current.visible = !arrived
    sprite.current.visible = arrived && isExposed(frame, exposure)
  })

  return (
    <>
      <mesh ref={moon} geometry={geometry} material={litAnew} {...PLACED_BY_SHADER} />
      <mesh ref={sprite} geometry={geometry} material={pictured} {...PLACED_BY_SHADER} />
    </>
  )
}

/** Whether any of the moon's light falls into the strip that is exposed. */
function isExposed(frame: SkyFrame, { fromPx, toPx }: Exposure): boolean {
  const half = extent(frame) * frame.look.radius
  const top = (frame.moonY - half) * frame.pixelRatio
  const bottom = (frame.moonY + half) * frame.pixelRatio
  return top < toPx && bottom > fromPx
}
