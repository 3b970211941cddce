import type { Constants } from '../constants/schema.ts'
import { clampedValue } from './clampedValue.ts'
import { type ConstantPath, changedPaths, valueAt, withValue } from './constantPaths.ts'
import { changed, type History, redone, settled, startHistory, undone } from './history.ts'
import { LONGEST_NAME, type NamedSky } from './keptTuning.ts'
import type { Read } from './readConstants.ts'
import { fullName } from './words.ts'

/** What the panel last had to say. */
export interface Said {
  readonly words: string
  /** What is wrong, a sentence each. */
  readonly mistakes: readonly string[]
  /** What may be done about it. */
  readonly offer?: { readonly words: string; readonly do: () => void } | undefined
}

export interface TuningState {
  /** What the constants' file says: where resetting leads back to. */
  readonly source: Constants
  readonly history: History<Constants>
  /** What is shown instead for as long as the owner compares. */
  readonly glimpse: Constants | null
  readonly skies: readonly NamedSky[]
  readonly seeds: readonly number[]
  readonly said: Said
}

const SILENT: Said = { words: '', mistakes: [] }

/** What the owner tunes, keeps and compares. It knows neither the page nor the sky: they listen. */
export class Tuning {
  #state: TuningState
  #listeners = new Set<() => void>()
  #made = 0

  constructor(
    source: Constants,
    present = source,
    skies: readonly NamedSky[] = [],
    seeds: readonly number[] = [],
  ) {
    this.#state = { source, history: startHistory(present), glimpse: null, skies, seeds, said: SILENT }
  }

  readonly state = (): TuningState => this.#state

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** The constants as they are tuned. */
  get present(): Constants {
    return this.#state.history.present
  }

  /** The constants to be shown now. */
  get shown(): Constants {
    return this.#state.glimpse ?? this.present
  }

  /** Gives one constant the value nearest to a wanted one that it may have; all until `settle` is one step to undo. */
  tune(constant: ConstantPath, wanted: number | boolean): void {
    const value = clampedValue(this.present, constant, wanted)
    if (value === valueAt(this.present, constant)) return
    this.#go(withValue(this.present, constant, value), fullName(constant), constant.path)
  }

  /** Ends the running gesture. */
  settle(): void {
    if (this.#state.history.gesture !== null) this.#set({ history: settled(this.#state.history) })
  }

  /** Puts other constants in the place of all. */
  replace(constants: Constants, deed: string): void {
    if (changedPaths(this.present, constants).length > 0) this.#go(constants, deed)
    this.say(`${deed}.`)
  }

  /** Takes what was read from somewhere: whole, or not at all, with the reasons. */
  take(read: Read, deed: string): boolean {
    if ('mistakes' in read) {
      this.say('Nothing was changed:', read.mistakes)
      return false
    }
    this.replace(read.constants, deed)
    return true
  }

  /** Gives constants the values of the source again. */
  reset(constants: readonly ConstantPath[], deed: string): void {
    this.replace(withValuesOf(this.present, this.#state.source, constants), deed)
  }

  undo(): void {
    const deed = this.#state.history.past.at(-1)?.deed
    this.#set({ history: undone(this.#state.history) })
    if (deed) this.say(`Undone: ${deed}.`)
  }

  redo(): void {
    const deed = this.#state.history.future[0]?.deed
    this.#set({ history: redone(this.#state.history) })
    if (deed) this.say(`Done again: ${deed}.`)
  }

  /** Shows other constants until it is called with null. Nothing of it is kept. */
  glimpse(constants: Constants | null): void {
    if (constants !== this.#state.glimpse) this.#set({ glimpse: constants })
  }

  /** The file says something else now. What was not tuned follows it; what was tuned stays, one step to undo. */
  follow(source: Constants): void {
    const inFile = changedPaths(this.#state.source, source)
    if (inFile.length === 0) return
    const followed = withValuesOf(this.present, source, inFile)
    this.#set({ source })
    if (changedPaths(this.present, followed).length > 0) this.replace(followed, 'The file was changed')
  }

  keepSky(name: string, constants = this.present): void {
    this.#set({ skies: [...this.#state.skies, { id: `made-${this.#made++}`, name: named(name), constants }] })
  }

  renameSky(id: string, name: string): void {
    const renamed = (sky: NamedSky) => (sky.id === id ? { ...sky, name: named(name) } : sky)
    this.#set({ skies: this.#state.skies.map(renamed) })
  }

  deleteSky(id: string): void {
    this.#set({ skies: this.#state.skies.filter((sky) => sky.id !== id) })
  }

  keepSeed(seed: number): void {
    if (!this.#state.seeds.includes(seed)) this.#set({ seeds: [...this.#state.seeds, seed] })
  }

  dropSeed(seed: number): void {
    this.#set({ seeds: this.#state.seeds.filter((kept) => kept !== seed) })
  }

  say(words: string, mistakes: readonly string[] = [], offer?: Said['offer']): void {
    this.#set({ said: { words, mistakes, offer } })
  }

  #go(present: Constants, deed: string, gesture: string | null = null): void {
    this.#set({ history: changed(this.#state.history, present, deed, gesture), said: SILENT })
  }

  #set(part: Partial<TuningState>): void {
    this.#state = { ...this.#state, ...part }
    for (const listener of this.#listeners) listener()
  }
}

/** Values of another set in some places. Twice: of a pair, one may have to wait until the other has made room. */
function withValuesOf(to: Constants, from: Constants, places: readonly ConstantPath[]): Constants {
  const taken = (all: Constants, each: ConstantPath) =>
    withValue(all, each, clampedValue(all, each, valueAt(from, each)))
  return [...places, ...places].reduce(taken, to)
}

function named(name: string): string {
  return name.trim().slice(0, LONGEST_NAME) || 'A sky without a name'
}
