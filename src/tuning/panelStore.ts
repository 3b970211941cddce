import { create } from 'zustand'
import type { Constants } from '../constants/schema.ts'
import { fill } from '../lib/fill.ts'
import { startHistory, recordChange, type History, redo, closeGroup, undo } from '../lib/history.ts'
import { constants } from '../site/constants.ts'
import { clampedValue } from './clampedValue.ts'
import { fullName } from './constantNames.ts'
import { type ConstantPath, changedPaths, valueAt, withValue } from './constantPaths.ts'
import { type FolderName, folders } from './folders.ts'
import panelText from './panelText.json' with { type: 'json' }
import type { Read } from './readConstants.ts'
import { LONGEST_NAME, loadSaved, type SavedLists } from './savedTuning.ts'

interface Toast {
  readonly message: string
  readonly mistakes: readonly string[]
  readonly restore?: (() => void) | undefined
}

interface PanelState extends SavedLists {
  /** The constants in the project's file. A reset returns to them. */
  readonly source: Constants
  readonly history: History<Constants>
  /** Shown instead of the tuned sky while a key or button is pressed. */
  readonly compared: Constants | null
  /** False after the browser has refused to store the draft. */
  readonly saves: boolean
  readonly tab: (typeof TABS)[number]
  readonly folded: boolean
  readonly toast: Toast
}

interface PanelActions {
  /** Sets the nearest valid value. Changes of one constant until `settle` are one undo step. */
  tune: (constant: ConstantPath, input: number | boolean) => void
  /** Ends the undo step of the last change. */
  settle: () => void
  /** Replaces all constants in one undo step. @param label describes the step */
  replace: (constants: Constants, label: string) => void
  /** Applies the constants of a file or link, or shows its mistakes. @returns true when they were applied */
  apply: (read: Read, label: string) => boolean
  reset: (paths: readonly ConstantPath[], label: string) => void
  undo: () => void
  redo: () => void
  /** Shows other constants for a while; null: the tuned ones again. */
  compare: (constants: Constants | null) => void
  /** Applies the changes in the project's file in one undo step. Other constants keep their tuned values. */
  follow: (source: Constants) => void
  /** @returns the name of the saved sky */
  saveSky: (name: string, sky?: Constants) => string
  renameSky: (id: number, name: string) => void
  deleteSky: (id: number) => void
  saveSeed: (seed: number) => void
  deleteSeed: (seed: number) => void
  showToast: (message: string, mistakes?: readonly string[], restore?: Toast['restore']) => void
}

export const TABS = [...(Object.keys(folders) as FolderName[]), 'colours', 'skies'] as const

const { messages, skies: skiesText } = panelText
const NO_TOAST: Toast = { message: '', mistakes: [] }

/** State of the panel. `open.tsx` applies it to page and sky. */
export const usePanel = create<PanelState & PanelActions>()((set, get) => {
  const step = (present: Constants, label: string, group: string | null = null) =>
    set(({ history }) => ({ history: recordChange(history, present, { label, group }), toast: NO_TOAST }))
  const moveInHistory = (to: typeof undo, message: string, label: string | undefined) => {
    set(({ history }) => ({ history: to(history) }))
    if (label) get().showToast(fill(message, { step: label }))
  }
  // Edits the stored lists, because another tab may have changed them.
  const edit = (lists: (saved: SavedLists) => Partial<SavedLists>) =>
    set((state) => lists((state.saves && loadSaved()) || state))

  return {
    source: constants,
    history: startHistory(constants),
    compared: null,
    saves: true,
    skies: [],
    seeds: [],
    tab: 'stars',
    folded: false,
    toast: NO_TOAST,

    tune: (constant, input) => {
      const { present } = get().history
      const value = clampedValue(present, constant, input)
      if (value !== valueAt(present, constant))
        step(withValue(present, constant, value), fullName(constant), constant.path)
    },
    settle: () => set(({ history }) => ({ history: closeGroup(history) })),
    replace: (next, label) => {
      if (changedPaths(get().history.present, next).length > 0) step(next, label)
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
    follow: (source) => {
      const { history, source: before, replace } = get()
      const followed = withValuesOf(history.present, source, changedPaths(before, source))
      set({ source })
      if (changedPaths(history.present, followed).length > 0) replace(followed, messages.fileChanged)
    },

    saveSky: (name, sky = get().history.present) => {
      // The id is random, because another tab may save a sky at the same time.
      const id = Math.floor(Math.random() * Number.MAX_SAFE_INTEGER)
      const unnamed = fill(skiesText.unnamed, { number: get().skies.length + 1 })
      const saved = { id, name: shortName(name) || unnamed, constants: sky }
      edit(({ skies }) => ({ skies: [...skies, saved] }))
      return saved.name
    },
    renameSky: (id, name) =>
      edit(({ skies }) => ({
        skies: skies.map((sky) => (sky.id === id ? { ...sky, name: shortName(name) } : sky)),
      })),
    deleteSky: (id) => edit(({ skies }) => ({ skies: skies.filter((sky) => sky.id !== id) })),
    saveSeed: (seed) => edit(({ seeds }) => ({ seeds: [...seeds.filter((each) => each !== seed), seed] })),
    deleteSeed: (seed) => edit(({ seeds }) => ({ seeds: seeds.filter((each) => each !== seed) })),

    showToast: (message, mistakes = [], restore = undefined) =>
      set({ toast: { message, mistakes, restore } }),
  }
})

export function shownConstants({ compared, history }: PanelState): Constants {
  return compared ?? history.present
}

/** Copies values. It copies them twice, because at first one constant of a pair may limit the other. */
function withValuesOf(to: Constants, from: Constants, paths: readonly ConstantPath[]): Constants {
  return [...paths, ...paths].reduce(
    (all, each) => withValue(all, each, clampedValue(all, each, valueAt(from, each))),
    to,
  )
}

function shortName(name: string): string {
  return name.trim().slice(0, LONGEST_NAME)
}
