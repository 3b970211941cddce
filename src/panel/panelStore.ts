import { create } from 'zustand'
import { fill } from '../lib/fill.ts'
import { closeGroup, type History, recordChange, redo, startHistory, undo } from '../lib/history.ts'
import { constants } from '../site/constants.ts'
import { ownerTheme } from '../site/theme.ts'
import { fullName, type Keys, nearestValue, valueAt, withValue } from './constantTree.ts'
import panelText from './panelText.json' with { type: 'json' }
import type { Tab } from './tabs.ts'
import { countChanges, followFiles, type Tuning } from './tuning.ts'

interface PanelState {
  /** The content of the project's files. */
  readonly source: Tuning
  /** The draft, and one undo for its constants and its colours. */
  readonly history: History<Tuning>
  readonly tab: Tab
  readonly isCollapsed: boolean
  readonly toast: { readonly message: string; readonly mistakes: readonly string[] }
}

const { messages } = panelText
const source: Tuning = { constants, theme: ownerTheme }

/** The state of the panel. The functions below change it; `open.tsx` applies the draft to the page. */
export const usePanel = create<PanelState>(() => ({
  source,
  history: startHistory(source),
  tab: 'pages',
  isCollapsed: false,
  toast: { message: '', mistakes: [] },
}))

export const currentDraft = () => usePanel.getState().history.present

export function showToast(message: string, mistakes: readonly string[] = []): void {
  usePanel.setState({ toast: { message, mistakes } })
}

/**
 * Changes the draft.
 * @param label names the undo step
 * @param group consecutive changes of one group are one undo step, until `endUndoStep`; null: a separate step
 */
export function change(changed: Partial<Tuning>, label: string, group: string | null = null): void {
  usePanel.setState(({ history }) => ({
    history: recordChange(history, { ...history.present, ...changed }, { label, group }),
  }))
  showToast('')
}

/** Sets a switch, or a number to the nearest allowed value. */
export function tune(keys: Keys, input: number | boolean): void {
  const { constants: before } = currentDraft()
  const value = typeof input === 'number' ? nearestValue(before, keys, input) : input
  if (value !== valueAt(before, keys))
    change({ constants: withValue(before, keys, value) }, fullName(keys), keys.join('.'))
}

export function endUndoStep(): void {
  usePanel.setState(({ history }) => ({ history: closeGroup(history) }))
}

/** Replaces the whole draft in one undo step, and shows its label. */
export function replaceDraft(tuning: Tuning, label: string): void {
  if (countChanges(currentDraft(), tuning) > 0) change(tuning, label)
  showToast(fill(messages.done, { step: label }))
}

export function undoStep(): void {
  const { history } = usePanel.getState()
  const step = history.past.at(-1)
  usePanel.setState({ history: undo(history) })
  if (step) showToast(fill(messages.undone, { step: step.label }))
}

export function redoStep(): void {
  const { history } = usePanel.getState()
  const [step] = history.future
  usePanel.setState({ history: redo(history) })
  if (step) showToast(fill(messages.redone, { step: step.label }))
}

/** Sets the content of the project's files. What is tuned stays tuned. Other values follow the files, in one undo step. */
export function setSource(next: Tuning): void {
  const draft = currentDraft()
  const merged = followFiles(draft, usePanel.getState().source, next)
  usePanel.setState({ source: next })
  // The file's minimum of a pair may exceed the tuned maximum. The draft is then one step back.
  const newDraft = 'tuning' in merged ? merged.tuning : next
  if (countChanges(draft, newDraft) > 0) replaceDraft(newDraft, messages.fileChanged)
}
