import { createStore, type StoreApi } from 'zustand/vanilla'
import { fill } from '../../lib/fill.ts'
import { editorText } from '../../site/editorText.ts'
import type { EditorStore } from './editorStore.ts'

interface Toast {
  readonly message: string
  readonly isFailure: boolean
  /** True for a message about the last change. Its toast has an undo button, and ends after a while or at the next change. */
  readonly offersUndo: boolean
  /** The button of an offer. */
  readonly action?: { readonly label: string; readonly run: () => void }
}

interface NoticesState {
  readonly toast: Toast | null
  /** Messages that the live region does not have yet, by their topics. */
  readonly pending: ReadonlyMap<unknown, string>
}

export interface Notices extends StoreApi<NoticesState> {
  /** Shows a message, and announces it. */
  readonly show: (message: string, isFailure?: boolean) => void
  /** Shows and announces a message about the last change, with an undo button. Announces the key too. */
  readonly offerUndo: (message: string) => void
  /** Shows and announces a message with a button. */
  readonly offer: (message: string, action: NonNullable<Toast['action']>) => void
  readonly dismiss: () => void
  /** Announces a message. @param topic a later message of the same topic replaces one that is not announced yet */
  readonly announce: (message: string, topic?: unknown) => void
  /** Withdraws a message that is not announced yet. @returns false if there is none of the topic */
  readonly withdraw: (topic: unknown) => boolean
}

export function createNotices(editor: EditorStore): Notices {
  const store = createStore<NoticesState>()(() => ({ toast: null, pending: new Map() }))
  const dismiss = () => store.setState({ toast: null })
  const announce = (message: string, topic: unknown = message) => {
    const pending = new Map(store.getState().pending)
    // The newest message is the last one.
    pending.delete(topic)
    store.setState({ pending: pending.set(topic, message) })
  }
  const withdraw = (topic: unknown) => {
    const pending = new Map(store.getState().pending)
    const isPending = pending.delete(topic)
    if (isPending) store.setState({ pending })
    return isPending
  }
  editor.subscribe((now, before) => {
    const isChanged = now.data !== before.data || now.pictures !== before.pictures
    // Undo would revert the newer change, not the one that the toast is about.
    if (isChanged && store.getState().toast?.offersUndo) dismiss()
  })
  return {
    ...store,
    show: (message, isFailure = false) => {
      store.setState({ toast: { message, isFailure, offersUndo: false } })
      announce(message)
    },
    offerUndo: (message) => {
      store.setState({ toast: { message, isFailure: false, offersUndo: true } })
      announce(message)
      const hint = undoKeyHint()
      if (hint) announce(hint)
    },
    offer: (message, action) => {
      store.setState({ toast: { message, isFailure: false, offersUndo: false, action } })
      announce(message)
    },
    dismiss,
    announce,
    withdraw,
  }
}

/** One sentence with the key that undoes a change; '' on a device without a keyboard. */
function undoKeyHint(): string {
  if (globalThis.matchMedia?.('(pointer: coarse)').matches) return ''
  return fill(editorText.toolbar.undoKey, {
    key: globalThis.navigator?.platform.startsWith('Mac') ? '⌘Z' : 'Ctrl+Z',
  })
}
