import { create } from 'zustand'
import { combine } from 'zustand/middleware'
import type { Palette } from '../constants/palette.ts'
import type { Constants, View } from '../constants/schema.ts'
import { constants } from '../site/constants.ts'
import { site } from '../site/site.ts'
import { palette } from '../site/theme.ts'
import type { ForcedState, Motion, Quality, RendererChoice } from './forcedState.ts'

/** 'gate': closed. 'opening': fades out. 'open': the page is visible. */
type GatePhase = 'gate' | 'opening' | 'open'
/** 'pending': the still sky is visible, until the live sky has started. */
export type Renderer = 'pending' | RendererChoice

/** The state of the sky that changes rarely. Values that change in every frame are in `SkyFrame`. */
export interface SceneState {
  /** The phase of the gate. The phase of the moon is `moonPhase`. */
  readonly phase: GatePhase
  /** `performance.now()` at the last `openGate`, ms; null before the first. */
  readonly openingStartedMs: number | null
  readonly view: View
  readonly motion: Motion
  readonly renderer: Renderer
  readonly quality: Quality
  /** The moon's phase, [0, 1]: 0 and 1 new, 0.5 full. */
  readonly moonPhase: number
  /** Rotation of the moon, counterclockwise, rad. */
  readonly moonTilt: number
  /** True on a 404 page: its moon is new. */
  readonly hasNewMoon: boolean
  /** The top of the screen in which the page ends in an eclipse, CSS px from the page's top; null if there is none. */
  readonly lastScreenTopPx: number | null
  /** The still sky's moment, s on the sky's clock. The live sky starts there. */
  readonly stillTimeS: number
  /** The moment that the address forces, s on the sky's clock; null if it forces none. */
  readonly frozenTimeS: number | null
  /** The moment of the gate's opening that the address forces, s from its start; null if it forces none. */
  readonly frozenOpeningS: number | null
  /** True while the lightbox covers the sky: the frame loop pauses. */
  readonly isCovered: boolean
  /** True if the device was too slow for the live sky. `useSky` tries the live sky again later. */
  readonly isTooSlow: boolean
  /** True while the browser has taken the live sky's context. Another view or choice of motion tries a new one. */
  readonly isContextLost: boolean
  /** The renderer that the address forces; null if it forces none. */
  readonly forcedRenderer: RendererChoice | null
  readonly constants: Constants
  readonly palette: Palette
}

/** The phase before tonight's is known: a waxing gibbous moon. */
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
  hasNewMoon: false,
  lastScreenTopPx: null,
  stillTimeS: 0,
  frozenTimeS: null,
  frozenOpeningS: null,
  isCovered: false,
  isTooSlow: false,
  isContextLost: false,
  forcedRenderer: null,
  constants,
  palette,
}

/** The scene store. It connects the page and the sky. */
export const useScene = create(
  combine(initialSceneState, (set) => ({
    openGate: () =>
      set((state) =>
        state.phase === 'gate' ? { phase: 'opening', openingStartedMs: performance.now() } : state,
      ),
    finishOpening: () => set({ phase: 'open' }),
    setView: (view: View, hasNewMoon = false) => set({ view, hasNewMoon, isContextLost: false }),
    // A choice of motion tries the live sky again, also on a slow device.
    setMotion: (motion: Motion) => set({ motion, isTooSlow: false, isContextLost: false }),
    /** @param stillTimeS the time at which a live sky became still, s */
    setRenderer: (renderer: Renderer, stillTimeS?: number) =>
      set((state) => ({ renderer, stillTimeS: stillTimeS ?? state.stillTimeS })),
    setLastScreen: (lastScreenTopPx: number | null) => set({ lastScreenTopPx }),
    setMoon: (moonPhase: number, moonTilt: number) => set({ moonPhase, moonTilt }),
    setCovered: (isCovered: boolean) => set({ isCovered }),
    setTooSlow: (isTooSlow: boolean) => set({ isTooSlow }),
    setContextLost: (isContextLost: boolean) => set({ isContextLost }),
    setConstants: (constants: Constants) => set({ constants }),
    setPalette: (palette: Palette) => set({ palette }),
    forceState: (forced: ForcedState) =>
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

/** A number of seconds is ignored if the opening is shorter. */
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
