import type { Constants } from '../constants/schema.ts'
import { attempt } from '../lib/attempt.ts'
import { checkedConstants } from './readConstants.ts'

/** A sky that the owner named. */
export interface SavedSky {
  /** The same in every tab. */
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

/** Where this browser saves it. */
export const TUNING_KEY = 'moongate:tuning'
export const LONGEST_NAME = 60

/** Reads a saved text; leaves out what is unreadable and skies that no longer fit the schema. */
export function readSaved(text: string): SavedTuning {
  const { draft, skies, seeds } = attempt<Readonly<Record<string, unknown>>>(() => JSON.parse(text)) ?? {}
  return {
    draft: typeof draft === 'string' ? draft : '',
    skies: Array.isArray(skies) ? skies.flatMap(savedSky) : [],
    seeds: Array.isArray(seeds) ? seeds.filter(isSeed) : [],
  }
}

/** What this browser saved; null where there is nothing, or it refuses its storage. */
export function loadSaved(): SavedTuning | null {
  const text = attempt(() => localStorage.getItem(TUNING_KEY)) ?? null
  return text === null ? null : readSaved(text)
}

/** @returns whether this browser saved it: it may be full, or refuse */
export function storeSaved(saved: SavedTuning): boolean {
  const store = () => {
    localStorage.setItem(TUNING_KEY, JSON.stringify(saved))
    return true
  }
  return attempt(store) ?? false
}

/**
 * What one tab changed since it last saved or read, applied to what another may have saved meanwhile.
 *
 * @param before what was saved when this tab last looked
 * @param mine what this tab has now
 * @param theirs what is saved now
 * @param same whether two entries are one, in two states
 */
export function mergeSaved<T>(
  before: readonly T[],
  mine: readonly T[],
  theirs: readonly T[],
  same: (one: T, other: T) => boolean,
): readonly T[] {
  const among = (all: readonly T[], entry: T) => all.find((each) => same(each, entry))
  const isGone = (entry: T) => among(before, entry) !== undefined && among(mine, entry) === undefined
  const isMine = (entry: T) => among(before, entry) !== entry
  return [
    ...theirs
      .filter((entry) => !isGone(entry))
      .map((entry) => mine.filter(isMine).find((each) => same(each, entry)) ?? entry),
    ...mine.filter((entry) => isMine(entry) && among(theirs, entry) === undefined),
  ]
}

function savedSky(value: unknown, index: number): SavedSky[] {
  if (typeof value !== 'object' || value === null) return []
  const { id, name, constants } = value as Record<string, unknown>
  const read = checkedConstants(constants)
  return typeof name === 'string' && 'constants' in read
    ? [
        {
          id: Number.isSafeInteger(id) ? Number(id) : index,
          name: name.slice(0, LONGEST_NAME),
          constants: read.constants,
        },
      ]
    : []
}

function isSeed(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < 2 ** 32
}
