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
  /** Without an ending, from the project root. */
  out: string
  /** Width in pixels of the small variant for the grid. */
  smallWidth: number
}

const wide = { width: 1920, height: 1080, smallWidth: 640, supersample: 1, bloom: 0.1, grain: 3 } as const

/** Every picture that the site draws for its sample content. */
export const SCENES: readonly Scene[] = [
  {
    ...wide,
    name: 'harbour',
    out: 'public/media/saltmere-hollow/harbour',
    shader: 'harbour',
    layers: [harbourTown(), harbourBoats()],
  },
  {
    ...wide,
    name: 'lighthouse',
    out: 'public/media/saltmere-hollow/lighthouse',
    shader: 'lighthouse',
    layers: [lighthouseTower()],
  },
  {
    ...wide,
    name: 'belltower',
    out: 'public/media/saltmere-hollow/belltower',
    shader: 'belltower',
    layers: [drownedChurch()],
  },
  {
    ...wide,
    name: 'tideflats',
    out: 'public/media/saltmere-hollow/tideflats',
    shader: 'tideflats',
    layers: [stiltHouses(), heron()],
  },
  {
    ...wide,
    name: 'wrecks',
    out: 'public/media/saltmere-hollow/wrecks',
    shader: 'wrecks',
    layers: shipGraveyard(),
  },
  {
    ...wide,
    name: 'storm',
    out: 'public/media/saltmere-hollow/storm',
    shader: 'storm',
    layers: [brig()],
  },
  {
    ...wide,
    name: 'cove',
    out: 'public/media/saltmere-hollow/cove',
    shader: 'cove',
    layers: [],
  },
  {
    ...wide,
    name: 'pass',
    out: 'public/media/nine-lanterns-north/pass',
    shader: 'pass',
    layers: [trail(), monasteryAndLanterns(), pines().far, pines().near],
  },
  {
    ...wide,
    name: 'city',
    out: 'public/media/the-glass-aurora/city',
    shader: 'city',
    layers: [...glassCity(), sledge()],
  },
  {
    ...wide,
    name: 'forest',
    out: 'public/media/the-glass-aurora/forest',
    shader: 'forest',
    layers: [...birches(), walker()],
  },
  {
    ...wide,
    name: 'observatory',
    out: 'public/media/the-glass-aurora/observatory',
    shader: 'observatory',
    layers: [observatory()],
  },
  {
    ...wide,
    width: 800,
    height: 800,
    smallWidth: 320,
    supersample: 2,
    name: 'portrait',
    out: 'public/media/portrait',
    shader: 'portrait',
    layers: [sitter(), hair()],
  },
]
