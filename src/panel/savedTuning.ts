import type { Constants } from '../constants/schema.ts'
import { attempt } from '../lib/attempt.ts'
import { checkedConstants } from './readConstants.ts'

export interface SavedSky {
  readonly id: number
  readonly name: string
  readonly constants: Constants
}

export interface SavedLists {
  readonly skies: readonly SavedSky[]
  readonly seeds: readonly number[]
}

export interface SavedTuning extends SavedLists {
  /** As `tuneQuery` writes it: empty without changes. */
  readonly draft: string
}

export const TUNING_KEY = 'moongate:tuning'
export const MAX_NAME_CHARACTERS = 60

/** Reads a stored text, and omits its invalid parts. */
export function readSaved(text: string): SavedTuning {
  const { draft, skies, seeds } = attempt<Readonly<Record<string, unknown>>>(() => JSON.parse(text)) ?? {}
  return {
    draft: typeof draft === 'string' ? draft : '',
    skies: Array.isArray(skies) ? skies.flatMap(savedSky) : [],
    seeds: Array.isArray(seeds) ? seeds.filter(isSeed) : [],
  }
}

/** Null if nothing was saved, or the browser denies its storage. */
export function loadSaved(): SavedTuning | null {
  const text = attempt(() => localStorage.getItem(TUNING_KEY)) ?? null
  return text === null ? null : readSaved(text)
}

/** @returns false if the browser's storage is full or denied */
export function storeSaved(saved: SavedTuning): boolean {
  const text = JSON.stringify(saved)
  attempt(() => localStorage.setItem(TUNING_KEY, text))
  return attempt(() => localStorage.getItem(TUNING_KEY)) === text
}

function savedSky(value: unknown, index: number): SavedSky[] {
  if (typeof value !== 'object' || value === null) return []
  const { id, name, constants } = value as Record<string, unknown>
  const read = checkedConstants(constants)
  if (typeof name !== 'string' || !('constants' in read)) return []
  const validId = Number.isSafeInteger(id) ? Number(id) : index
  return [{ id: validId, name: name.slice(0, MAX_NAME_CHARACTERS), constants: read.constants }]
}

function isSeed(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < 2 ** 32
}
