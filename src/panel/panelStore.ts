import { create } from 'zustand'
import type { Constants } from '../constants/schema.ts'
import { fill } from '../lib/fill.ts'
import { closeGroup, type History, recordChange, redo, startHistory, undo } from '../lib/history.ts'
import { constants } from '../site/constants.ts'
import { clampedValue } from './clampedValue.ts'
import { fullName } from './constantNames.ts'
import { type ConstantPath, changedPaths, valueAt, withValue } from './constantPaths.ts'
import { type ConstantsTabName, constantsTabs } from './constantsTabs.ts'
import panelText from './panelText.json' with { type: 'json' }
import type { ReadResult } from './readConstants.ts'
import { loadSaved, MAX_NAME_CHARACTERS, type SavedLists } from './savedTuning.ts'

interface Toast {
  readonly message: string
  readonly mistakes: readonly string[]
  /** Restores a deleted sky or seed. The toast then has a button for it. */
  readonly restore?: (() => void) | undefined
}

interface PanelState extends SavedLists {
  /** The constants of the project's file. */
  readonly source: Constants
  readonly history: History<Constants>
  /** Constants that the sky shows while a key or button is pressed; null: the tuned constants. */
  readonly compared: Constants | null
  /** False after the browser has refused to store the draft. */
  readonly canStore: boolean
  readonly tab: (typeof TABS)[number]
  readonly isCollapsed: boolean
  readonly toast: Toast
}

interface PanelActions {
  /** Sets the nearest valid value. Consecutive changes of one constant are one undo step, until `endUndoStep`. */
  tune: (constant: ConstantPath, input: number | boolean) => void
  endUndoStep: () => void
  /** Replaces all constants in one undo step with a label. */
  replace: (constants: Constants, label: string) => void
  /** Applies constants that were read, or shows their mistakes. @returns true when they were applied */
  apply: (read: ReadResult, label: string) => boolean
  reset: (paths: readonly ConstantPath[], label: string) => void
  undo: () => void
  redo: () => void
  /** Shows other constants; null: the tuned constants again. */
  compare: (constants: Constants | null) => void
  /** Sets the constants of the project's file. Those that changed in the file replace tuned values, in one undo step. */
  setSource: (source: Constants) => void
  /** @returns the name of the saved sky */
  saveSky: (name: string, sky?: Constants) => string
  renameSky: (id: number, name: string) => void
  deleteSky: (id: number) => void
  saveSeed: (seed: number) => void
  deleteSeed: (seed: number) => void
  showToast: (message: string, mistakes?: readonly string[], restore?: Toast['restore']) => void
}

export const TABS = [...(Object.keys(constantsTabs) as ConstantsTabName[]), 'colours', 'skies'] as const

const { messages, skies: skiesText } = panelText
const NO_TOAST: Toast = { message: '', mistakes: [] }

/** The state of the panel. `open.tsx` applies the constants to the page. */
export const usePanel = create<PanelState & PanelActions>()((set, get) => {
  const addStep = (present: Constants, label: string, group: string | null = null) =>
    set(({ history }) => ({ history: recordChange(history, present, { label, group }), toast: NO_TOAST }))
  const moveInHistory = (move: typeof undo, message: string, label: string | undefined) => {
    set(({ history }) => ({ history: move(history) }))
    if (label) get().showToast(fill(message, { step: label }))
  }
  // Edits the stored lists, because another tab may have changed them. Without stored lists, edits those of this panel.
  const editLists = (edit: (saved: SavedLists) => Partial<SavedLists>) =>
    set((state) => edit((state.canStore && loadSaved()) || state))

  return {
    source: constants,
    history: startHistory(constants),
    compared: null,
    canStore: true,
    skies: [],
    seeds: [],
    tab: 'stars',
    isCollapsed: false,
    toast: NO_TOAST,

    tune: (constant, input) => {
      const { present } = get().history
      const value = clampedValue(present, constant, input)
      if (value !== valueAt(present, constant))
        addStep(withValue(present, constant, value), fullName(constant), constant.path)
    },
    endUndoStep: () => set(({ history }) => ({ history: closeGroup(history) })),
    replace: (next, label) => {
      if (changedPaths(get().history.present, next).length > 0) addStep(next, label)
      get().showToast(fill(messages.done, { step: label }))
    },
    apply: (read, label) => {
      if ('mistakes' in read) get().showToast(messages.nothingChanged, read.mistakes)
      else get().replace(read.constants, label)
      return 'constants' in read
    },
    reset: (paths, label) => {
      const { history, source, replace } = get()
      replace(withValuesOf(history.present, source, paths), label)
    },
    undo: () => moveInHistory(undo, messages.undone, get().history.past.at(-1)?.label),
    redo: () => moveInHistory(redo, messages.redone, get().history.future[0]?.label),
    compare: (compared) => set({ compared }),
    setSource: (source) => {
      const { history, source: before, replace } = get()
      const merged = withValuesOf(history.present, source, changedPaths(before, source))
      set({ source })
      if (changedPaths(history.present, merged).length > 0) replace(merged, messages.fileChanged)
    },

    saveSky: (name, sky = get().history.present) => {
      // The id is random, because another tab may save a sky at the same time.
      const id = Math.floor(Math.random() * Number.MAX_SAFE_INTEGER)
      const defaultName = fill(skiesText.unnamed, { number: get().skies.length + 1 })
      const saved = { id, name: shortName(name) || defaultName, constants: sky }
      editLists(({ skies }) => ({ skies: [...skies, saved] }))
      return saved.name
    },
    renameSky: (id, name) =>
      editLists(({ skies }) => ({
        skies: skies.map((sky) => (sky.id === id ? { ...sky, name: shortName(name) } : sky)),
      })),
    deleteSky: (id) => editLists(({ skies }) => ({ skies: skies.filter((sky) => sky.id !== id) })),
    saveSeed: (seed) =>
      editLists(({ seeds }) => ({ seeds: [...seeds.filter((each) => each !== seed), seed] })),
    deleteSeed: (seed) => editLists(({ seeds }) => ({ seeds: seeds.filter((each) => each !== seed) })),

    showToast: (message, mistakes = [], restore = undefined) =>
      set({ toast: { message, mistakes, restore } }),
  }
})

export function shownConstants({ compared, history }: PanelState): Constants {
  return compared ?? history.present
}

/** Copies values, twice, because the old value of one constant of a pair may limit the new value of the other. */
function withValuesOf(to: Constants, from: Constants, paths: readonly ConstantPath[]): Constants {
  return [...paths, ...paths].reduce(
    (all, each) => withValue(all, each, clampedValue(all, each, valueAt(from, each))),
    to,
  )
}

function shortName(name: string): string {
  return name.trim().slice(0, MAX_NAME_CHARACTERS)
}
