import { forcedState } from './forcedState.ts'
import type { Motion, RendererChoice } from './store.ts'
import type { Visitor } from './visitor.ts'

const MOTIONS: readonly Motion[] = ['full', 'calm', 'still']

/** The motion that a visit starts with: what the address forces, else the earlier choice, else the system's wish. */
export function firstMotion(visitor: Visitor): Motion {
  const remembered = MOTIONS.find((motion) => motion === visitor.rememberedMotion)
  const asked = visitor.reducedMotion || visitor.savesData ? 'still' : 'full'
  return forcedState(visitor.search).motion ?? remembered ?? asked
}

/** Whether a sky moves, by the facts that may change during a visit. @param forcedColors with them no sky is seen */
export function skyMoves(
  motion: Motion,
  forcedRenderer: RendererChoice | null,
  forcedColors: boolean,
): boolean {
  return motion !== 'still' && forcedRenderer !== 'still' && !forcedColors
}

/** Whether a visitor is to have the moving sky, which is then fetched early. @param hasSky an editor has none */
export function wantsSky(visitor: Visitor, hasSky: boolean): boolean {
  const { renderer = null } = forcedState(visitor.search)
  return hasSky && skyMoves(firstMotion(visitor), renderer, visitor.forcedColors)
}
