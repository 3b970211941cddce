import { drownedChurch } from './drawings/belltower.ts'
import { glassCity, sledge } from './drawings/city.ts'
import { birches, walker } from './drawings/forest.ts'
import { harbourBoats, harbourTown } from './drawings/harbour.ts'
import { lighthouseTower } from './drawings/lighthouse.ts'
import { observatory } from './drawings/observatory.ts'
import { monasteryAndLanterns, pines, trail } from './drawings/pass.ts'
import { hair, sitter } from './drawings/portrait.ts'
import { brig } from './drawings/storm.ts'
import { heron, stiltHouses } from './drawings/tideflats.ts'
import { shipGraveyard } from './drawings/wrecks.ts'
import type { ShaderPicture } from './renderShader.ts'

/** A picture and where it is kept. */
export interface Scene extends ShaderPicture {
  name: string
  /** Its name among the originals. */
  out: string
}

const wide = { width: 1920, height: 1080, supersample: 1, bloom: 0.1, grain: 3 } as const

/** Every picture that the site draws for its sample content. */
export const SCENES: readonly Scene[] = [
  {
    ...wide,
    name: 'harbour',
    out: 'saltmere-hollow/harbour.webp',
    shader: 'harbour',
    layers: [harbourTown(), harbourBoats()],
  },
  {
    ...wide,
    name: 'lighthouse',
    out: 'saltmere-hollow/lighthouse.webp',
    shader: 'lighthouse',
    layers: [lighthouseTower()],
  },
  {
    ...wide,
    name: 'belltower',
    out: 'saltmere-hollow/belltower.webp',
    shader: 'belltower',
    layers: [drownedChurch()],
  },
  {
    ...wide,
    name: 'tideflats',
    out: 'saltmere-hollow/tideflats.webp',
    shader: 'tideflats',
    layers: [stiltHouses(), heron()],
  },
  {
    ...wide,
    name: 'wrecks',
    out: 'saltmere-hollow/wrecks.webp',
    shader: 'wrecks',
    layers: shipGraveyard(),
  },
  {
    ...wide,
    name: 'storm',
    out: 'saltmere-hollow/storm.webp',
    shader: 'storm',
    layers: [brig()],
  },
  {
    ...wide,
    name: 'cove',
    out: 'saltmere-hollow/cove.webp',
    shader: 'cove',
    layers: [],
  },
  {
    ...wide,
    name: 'pass',
    out: 'nine-lanterns-north/pass.webp',
    shader: 'pass',
    layers: [trail(), monasteryAndLanterns(), pines().far, pines().near],
  },
  {
    ...wide,
    name: 'city',
    out: 'the-glass-aurora/city.webp',
    shader: 'city',
    layers: [...glassCity(), sledge()],
  },
  {
    ...wide,
    name: 'forest',
    out: 'the-glass-aurora/forest.webp',
    shader: 'forest',
    layers: [...birches(), walker()],
  },
  {
    ...wide,
    name: 'observatory',
    out: 'the-glass-aurora/observatory.webp',
    shader: 'observatory',
    layers: [observatory()],
  },
  {
    ...wide,
    width: 800,
    height: 800,
    supersample: 2,
    name: 'portrait',
    out: 'portrait.webp',
    shader: 'portrait',
    layers: [sitter(), hair()],
  },
]
