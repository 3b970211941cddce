import { useFrame } from '@react-three/fiber'
import { useMemo, useRef } from 'react'
import { type Mesh, PlaneGeometry, type Texture, Vector2, Vector3 } from 'three'
import { ECLIPSE_WIDTH_RADII } from '../../constants/moon.ts'
import { useScene } from '../store.ts'
import { coronaOf } from './corona.ts'
import vertex from './shaders/disc/vertex.glsl?raw'
import dither from './shaders/dither.glsl?raw'
import diamond from './shaders/eclipse/diamond.glsl?raw'
import fragment from './shaders/eclipse/fragment.glsl?raw'
import { skyColours } from './skyColours.ts'
import type { SkyFrame } from './skyFrame.ts'
import { PLACED_IN_SHADER, skyMaterial } from './skyMaterial.ts'

/** The diamond's place on the bright limb of an untilted moon: angle above the horizontal, rad. */
const DIAMOND_ANGLE = 0.62

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
    uHelmets: {
      value: helmets.map(({ angle, halfWidth, tipRadius }) => new Vector3(angle, halfWidth, tipRadius)),
    },
    uProminences: { value: prominences.map(({ angle, height, lean }) => new Vector3(angle, height, lean)) },
    uViewport: { value: new Vector2() },
    uPose: { value: new Vector3() },
    uExtent: { value: ECLIPSE_WIDTH_RADII / 2 },
    uTimeS: { value: 0 },
    uTilt: { value: new Vector2(1, 0) },
    uTotality: { value: 0 },
    uDiamond: { value: 0 },
    uDiamondPlace: { value: new Vector2() },
  }
  return {
    uniforms,
    colours,
    geometry: new PlaneGeometry(2, 2),
    material: skyMaterial(uniforms, vertex, dither + diamond + fragment),
  }
}

/** The eclipse at the gate: corona, prominences, earthshine, and finally the diamond ring. */
export function Eclipse({ frame, noise, surface }: { frame: SkyFrame; noise: Texture; surface: Texture }) {
  const mesh = useRef<Mesh>(null)
  const { uniforms, colours, geometry, material } = useMemo(
    () => createEclipse(noise, surface),
    [noise, surface],
  )

  useFrame(() => {
    if (!mesh.current) return
    const { look } = frame
    mesh.current.visible = look.totality > 0
    if (!mesh.current.visible) return
    colours.setPalette(useScene.getState().palette)
    const brightSide = look.phase <= 0.5 ? 1 : -1
    const diamondX = brightSide * Math.cos(DIAMOND_ANGLE)
    const diamondY = -Math.sin(DIAMOND_ANGLE)
    const cos = Math.cos(look.tilt)
    const sin = Math.sin(look.tilt)
    uniforms.uViewport.value.set(frame.widthPx, frame.heightPx)
    uniforms.uPose.value.set(frame.moon.x, frame.moon.y, look.radius)
    uniforms.uTimeS.value = frame.timeS
    uniforms.uTilt.value.set(cos, sin)
    uniforms.uTotality.value = look.totality * look.opacity
    uniforms.uDiamond.value = look.diamond
    uniforms.uDiamondPlace.value.set(diamondX * cos + diamondY * sin, diamondY * cos - diamondX * sin)
  })

  return <mesh ref={mesh} geometry={geometry} material={material} {...PLACED_IN_SHADER} />
}
