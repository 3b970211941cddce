import { useFrame } from '@react-three/fiber'
import { useMemo, useRef } from 'react'
import { type Mesh, PlaneGeometry, type Texture, Vector2, Vector3 } from 'three'
import { ECLIPSE_RADII } from '../../constants/moon.ts'
import { coronaOf } from './corona.ts'
import { isEclipsed } from './look.ts'
import vertex from './shaders/disc/vertex.glsl?raw'
import dither from './shaders/dither.glsl?raw'
import diamond from './shaders/eclipse/diamond.glsl?raw'
import fragment from './shaders/eclipse/fragment.glsl?raw'
import { skyColours } from './skyColours.ts'
import type { SkyFrame } from './skyFrame.ts'
import { PLACED_IN_SHADER, skyMaterial } from './skyMaterial.ts'

/** Where the diamond is on the limb: angle above the horizontal, rad, on the side that will be lit. */
const BEAD_ANGLE = 0.62

function createEclipse(noise: Texture, surface: Texture) {
  const { axis, helmets, prominences } = coronaOf()
  const colours = skyColours({
    uCorona: 'corona',
    uOuter: 'coronaOuter',
    uProminence: 'prominence',
    uEarthlit: 'earthlit',
  })
  const uniforms = {
    ...colours.uniforms,
    uNoise: { value: noise },
    uSurface: { value: surface },
    uAxis: { value: axis },
    uHelmets: { value: helmets.map(({ angle, halfWidth, reach }) => new Vector3(angle, halfWidth, reach)) },
    uProminences: { value: prominences.map(({ angle, height, lean }) => new Vector3(angle, height, lean)) },
    uViewport: { value: new Vector2() },
    uPose: { value: new Vector3() },
    uExtent: { value: ECLIPSE_RADII / 2 },
    uTimeS: { value: 0 },
    uTurn: { value: new Vector2(1, 0) },
    uTotality: { value: 0 },
    uDiamond: { value: 0 },
    uBead: { value: new Vector2() },
  }
  return {
    uniforms,
    colours,
    geometry: new PlaneGeometry(2, 2),
    material: skyMaterial(uniforms, vertex, dither + diamond + fragment),
  }
}

/**
 * The eclipse at the gate: corona, prominences and the moon in earthshine, and the diamond ring when the gate opens.
 */
export function Eclipse({ frame, noise, surface }: { frame: SkyFrame; noise: Texture; surface: Texture }) {
  const mesh = useRef<Mesh>(null)
  const { uniforms, colours, geometry, material } = useMemo(
    () => createEclipse(noise, surface),
    [noise, surface],
  )

  useFrame(() => {
    if (!mesh.current) return
    const { look } = frame
    mesh.current.visible = isEclipsed(look)
    if (!mesh.current.visible) return
    colours.follow(frame.palette)
    const side = look.phase <= 0.5 ? 1 : -1
    const beadX = side * Math.cos(BEAD_ANGLE)
    const beadY = -Math.sin(BEAD_ANGLE)
    const cos = Math.cos(look.tilt)
    const sin = Math.sin(look.tilt)
    uniforms.uViewport.value.set(frame.widthPx, frame.heightPx)
    uniforms.uPose.value.set(frame.moon.x, frame.moon.y, look.radius)
    uniforms.uTimeS.value = frame.timeS
    uniforms.uTurn.value.set(cos, sin)
    uniforms.uTotality.value = look.totality * look.opacity
    uniforms.uDiamond.value = look.diamond
    uniforms.uBead.value.set(beadX * cos + beadY * sin, beadY * cos - beadX * sin)
  })

  return <mesh ref={mesh} geometry={geometry} material={material} {...PLACED_IN_SHADER} />
}
