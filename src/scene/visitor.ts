import { attempt } from '../lib/attempt.ts'

/** Where the visitor's choice of motion is remembered, in their own browser. */
export const MOTION_KEY = 'moongate:motion'

/** What a browser says of its visitor before anything is drawn. */
export interface Visitor {
  /** The query of the address. */
  readonly search: string
  /** The motion that was chosen on an earlier visit, as it was stored. */
  readonly rememberedMotion: string | null
  readonly reducedMotion: boolean
  readonly savesData: boolean
  /** Whether the system replaces the page's colours with the visitor's own. */
  readonly forcedColors: boolean
}

/** Reads what this browser says of its visitor. */
export function readVisitor(): Visitor {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  return {
    search: location.search,
    rememberedMotion: attempt(() => localStorage.getItem(MOTION_KEY)) ?? null,
    reducedMotion: matchMedia('(prefers-reduced-motion: reduce)').matches,
    savesData: connection?.saveData === true,
    forcedColors: matchMedia('(forced-colors: active)').matches,
  }
}
