import { ignoringErrors } from '../lib/ignoringErrors.ts'
import { forcedState, MOTIONS, type Motion } from './forcedState.ts'

export const MOTION_KEY = 'moongate:motion'

export interface Visitor {
  readonly search: string
  /** Unvalidated; null if none is stored. */
  readonly rememberedMotion: string | null
  readonly prefersReducedMotion: boolean
  readonly savesData: boolean
}

export function readVisitor(): Visitor {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  return {
    search: location.search,
    rememberedMotion: ignoringErrors(() => localStorage.getItem(MOTION_KEY)) ?? null,
    prefersReducedMotion: matchMedia('(prefers-reduced-motion: reduce)').matches,
    savesData: connection?.saveData === true,
  }
}

/** The motion from the address, else from the stored choice, else from the system's settings. */
export function firstMotion(visitor: Visitor): Motion {
  const remembered = MOTIONS.find((motion) => motion === visitor.rememberedMotion)
  const preferred = visitor.prefersReducedMotion || visitor.savesData ? 'still' : 'full'
  return forcedState(visitor.search).motion ?? remembered ?? preferred
}
