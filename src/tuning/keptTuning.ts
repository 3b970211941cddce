import type { Constants } from '../constants/schema.ts'
import { checkedConstants } from './readConstants.ts'

/** A sky that the owner gave a name. */
export interface NamedSky {
  readonly id: string
  readonly name: string
  readonly constants: Constants
}

/** What the owner's browser keeps from one visit to the next. */
export interface Kept {
  /** What is tuned and not saved yet, as in a link. */
  readonly draft: string
  readonly skies: readonly NamedSky[]
  readonly seeds: readonly number[]
}

const KEY = 'moongate:tuning'
const NOTHING: Kept = { draft: '', skies: [], seeds: [] }
export const LONGEST_NAME = 60

/** Reads what was kept; what cannot be read, or is no sky of this site any more, is left out. */
export function readKept(text: string | null): Kept {
  const kept = parsed(text)
  if (typeof kept !== 'object' || kept === null) return NOTHING
  const { draft, skies, seeds } = kept as Record<string, unknown>
  return {
    draft: typeof draft === 'string' ? draft : '',
    skies: Array.isArray(skies) ? skies.flatMap(namedSky) : [],
    seeds: Array.isArray(seeds) ? seeds.filter(isSeed) : [],
  }
}

/** What the browser kept. */
export function loadKept(): Kept {
  try {
    return readKept(localStorage.getItem(KEY))
  } catch {
    // A browser that keeps nothing has nothing to give back.
    return NOTHING
  }
}

/** @returns whether the browser keeps it */
export function storeKept(kept: Kept): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify(kept))
    return true
  } catch {
    return false
  }
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

function namedSky(value: unknown, index: number): NamedSky[] {
  if (typeof value !== 'object' || value === null) return []
  const { name, constants } = value as Record<string, unknown>
  const read = checkedConstants(constants)
  return typeof name === 'string' && 'constants' in read
    ? [{ id: `kept-${index}`, name: name.slice(0, LONGEST_NAME), constants: read.constants }]
    : []
}

function isSeed(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < 2 ** 32
}
