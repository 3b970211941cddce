import { attempt } from '../lib/attempt.ts'
import { forcedState } from './forcedState.ts'
import type { Motion } from './store.ts'

export const MOTION_KEY = 'moongate:motion'

export interface Visitor {
  readonly search: string
  /** The stored choice of an earlier visit, unchecked. */
  readonly rememberedMotion: string | null
  readonly reducedMotion: boolean
  readonly savesData: boolean
}

export function readVisitor(): Visitor {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  return {
    search: location.search,
    rememberedMotion: attempt(() => localStorage.getItem(MOTION_KEY)) ?? null,
    reducedMotion: matchMedia('(prefers-reduced-motion: reduce)').matches,
    savesData: connection?.saveData === true,
  }
}

const MOTIONS: readonly Motion[] = ['full', 'calm', 'still']

/** The motion at the start: from the address, else the earlier choice, else the system's setting. */
export function firstMotion(visitor: Visitor): Motion {
  const remembered = MOTIONS.find((motion) => motion === visitor.rememberedMotion)
  const preferred = visitor.reducedMotion || visitor.savesData ? 'still' : 'full'
  return forcedState(visitor.search).motion ?? remembered ?? preferred
}
