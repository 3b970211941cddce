import type { Constants } from '../constants/schema.ts'
import { checkedConstants } from './readConstants.ts'

/** A sky that the owner named. */
export interface SavedSky {
  readonly id: number
  readonly name: string
  readonly constants: Constants
}

/** What the owner's browser saves from one visit to the next. */
export interface SavedTuning {
  /** What is tuned and not yet in the source, written as in a link. */
  readonly draft: string
  readonly skies: readonly SavedSky[]
  readonly seeds: readonly number[]
}

const KEY = 'moongate:tuning'
export const LONGEST_NAME = 60

/** Reads a saved text; leaves out what is unreadable and skies that no longer fit the schema. */
export function readSaved(text: string | null): SavedTuning {
  const { draft, skies, seeds } = parsedGroup(text)
  return {
    draft: typeof draft === 'string' ? draft : '',
    skies: Array.isArray(skies) ? skies.flatMap(savedSky) : [],
    seeds: Array.isArray(seeds) ? seeds.filter(isSeed) : [],
  }
}

/** What this browser saved; nothing where it refuses its storage. */
export function loadSaved(): SavedTuning {
  try {
    return readSaved(localStorage.getItem(KEY))
  } catch {
    return readSaved(null)
  }
}

/** @returns whether this browser saved it: it may be full, or refuse */
export function storeSaved(saved: SavedTuning): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify(saved))
    return true
  } catch {
    return false
  }
}

function parsedGroup(text: string | null): Readonly<Record<string, unknown>> {
  try {
    return JSON.parse(text ?? '{}') ?? {}
  } catch {
    return {}
  }
}

function savedSky(value: unknown, id: number): SavedSky[] {
  if (typeof value !== 'object' || value === null) return []
  const { name, constants } = value as Record<string, unknown>
  const read = checkedConstants(constants)
  return typeof name === 'string' && 'constants' in read
    ? [{ id, name: name.slice(0, LONGEST_NAME), constants: read.constants }]
    : []
}

function isSeed(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < 2 ** 32
}
