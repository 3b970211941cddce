import { create } from 'zustand'
import { combine } from 'zustand/middleware'
import type { Palette } from '../constants/palette.ts'
import type { Constants, View } from '../constants/schema.ts'
import { constants } from '../site/constants.ts'
import { site } from '../site/site.ts'
import { palette } from '../site/theme.ts'
import type { ForcedState } from './forcedState.ts'
import type { MoonFacts, NightSky } from './night/night.ts'

/** The gate is closed; it opens; the page is open. It never closes again. */
type Phase = 'gate' | 'opening' | 'open'
/** Everything moves; stars twinkle slowly; nothing moves and no frame is drawn. */
export type Motion = 'full' | 'calm' | 'still'
/** The sky on screen; 'pending' until that is decided. */
export type Renderer = 'pending' | 'webgl' | 'still'
export type RendererChoice = Exclude<Renderer, 'pending'>
/** 'high': full resolution and up to 60 frames a second; 'low': a lower resolution; 'auto': follows the measured frame rate. */
export type Quality = 'high' | 'low' | 'auto'

/** The discrete facts of the sky. Values that change every frame live in the frame loop, never here. */
export interface SceneState {
  readonly phase: Phase
  /** When a visitor opened the gate, ms on `performance.now()`'s clock; null if no visitor has opened it on this page. */
  readonly openingStartedMs: number | null
  readonly view: View
  readonly motion: Motion
  readonly renderer: Renderer
  readonly quality: Quality
  /** The moon's phase, [0, 1): 0 new, 0.5 full. */
  readonly moonPhase: number
  /** Rotation of the moon, counterclockwise, rad: half a turn in the southern hemisphere, where it appears upside down. */
  readonly moonTilt: number
  /** True on a page that does not exist: its moon is new. */
  readonly newMoon: boolean
  /** The night that a visitor looks up. Null: the stars are random, and the moon is tonight's. */
  readonly night: NightSky | null
  /** True while the visitor looks at the night sky alone, without the page. */
  readonly stargazing: boolean
  /** Time of the still sky, s. The live sky starts at this time. */
  readonly stillTimeS: number
  /** Time at which the address freezes the sky, s, or null. */
  readonly frozenTimeS: number | null
  /** Time of the opening at which the address freezes the gate, s, or null. */
  readonly frozenOpeningS: number | null
  /** True while something opaque covers the sky: no frame is drawn. */
  readonly covered: boolean
  /** True while the visitor holds the moon: it eclipses the sun. */
  readonly held: boolean
  /** True when the device was too slow for the live sky. */
  readonly tooSlow: boolean
  readonly forcedRenderer: RendererChoice | null
  readonly constants: Constants
  readonly palette: Palette
}

/** The moon before tonight's phase is known: a waxing gibbous. */
const PRERENDERED_MOON_PHASE = 0.37

export const initialSceneState: SceneState = {
  phase: site.sky.gate ? 'gate' : 'open',
  openingStartedMs: null,
  view: 'home',
  motion: 'full',
  renderer: 'pending',
  quality: 'auto',
  moonPhase: typeof site.sky.moonPhase === 'number' ? site.sky.moonPhase : PRERENDERED_MOON_PHASE,
  moonTilt: 0,
  newMoon: false,
  night: null,
  stargazing: false,
  stillTimeS: 0,
  frozenTimeS: null,
  frozenOpeningS: null,
  covered: false,
  held: false,
  tooSlow: false,
  forcedRenderer: null,
  constants,
  palette,
}

/** The scene store: the only connection between the page and the sky. */
export const useScene = create(
  combine(initialSceneState, (set) => ({
    enter: () =>
      set((state) =>
        state.phase === 'gate' ? { phase: 'opening', openingStartedMs: performance.now() } : state,
      ),
    opened: () => set({ phase: 'open' }),
    setView: (view: View, newMoon = false) => set({ view, newMoon }),
    // When a visitor chooses a motion, a device that was too slow is tried again.
    setMotion: (motion: Motion) => set({ motion, tooSlow: false }),
    /** Sets the sky on screen, and the time at which a live sky became still, s. */
    setRenderer: (renderer: Renderer, stillTimeS?: number) =>
      set((state) => ({ renderer, stillTimeS: stillTimeS ?? state.stillTimeS })),
    setMoon: (moonPhase: number, moonTilt: number) => set({ moonPhase, moonTilt }),
    setNight: (night: NightSky | null) => set({ night }),
    setStargazing: (stargazing: boolean) => set({ stargazing }),
    setCovered: (covered: boolean) => set({ covered }),
    setHeld: (held: boolean) => set({ held }),
    setTooSlow: (tooSlow: boolean) => set({ tooSlow }),
    setConstants: (constants: Constants) => set({ constants }),
    setPalette: (palette: Palette) => set({ palette }),
    force: (forced: ForcedState) =>
      set((state) => ({
        ...forcedGate(state, forced.gate),
        moonPhase: forced.moonPhase ?? state.moonPhase,
        motion: forced.motion ?? state.motion,
        quality: forced.quality ?? state.quality,
        frozenTimeS: forced.timeS ?? state.frozenTimeS,
        forcedRenderer: forced.renderer ?? state.forcedRenderer,
        constants: forcedConstants(state.constants, forced),
      })),
  })),
)

/** The moon that is shown: the chosen night's or tonight's, but new on a page that does not exist. */
export function shownMoon({ night, moonPhase, moonTilt, newMoon }: SceneState): MoonFacts {
  const { phase, tilt } = night?.moon ?? { phase: moonPhase, tilt: moonTilt }
  return { phase: newMoon ? 0 : phase, tilt }
}

/** A time after the opening is ignored. */
function forcedGate({ constants }: SceneState, gate: ForcedState['gate']): Partial<SceneState> {
  if (gate === 'open') return { phase: 'open' }
  const isInOpening = gate !== undefined && gate * 1000 <= constants.gate.fadeOutMs
  return isInOpening ? { phase: 'opening', frozenOpeningS: gate } : {}
}

function forcedConstants(constants: Constants, { seed, stars }: ForcedState): Constants {
  if (seed === undefined && stars === undefined) return constants
  const forced = { ...structuredClone(constants), seed: seed ?? constants.seed }
  for (const [name, view] of Object.entries(forced.views))
    if (name !== 'none') view.stars = stars ?? view.stars
  return forced
}
