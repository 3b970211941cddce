import { useEffect } from 'react'
import { editorWords } from '../site/editorWords.ts'
import { useSession } from './session.ts'

/** Undo and redo: Ctrl+Z, Ctrl+Shift+Z and Ctrl+Y, or with ⌘. Fields in a dialog keep the browser's own. */
export function useShortcuts(): void {
  const { store, notices } = useSession()
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, shiftKey, altKey, target } = event
      if (!(event.ctrlKey || event.metaKey) || altKey) return
      if (target instanceof Element && target.closest('dialog')) return
      const letter = key.toLowerCase()
      if (letter !== 'z' && letter !== 'y') return
      event.preventDefault()
      const { canUndo, canRedo, undo, redo } = store.getState()
      const forward = letter === 'y' || shiftKey
      if (forward ? !canRedo : !canUndo) return
      if (forward) redo()
      else undo()
      notices.announce(forward ? editorWords.toolbar.redone : editorWords.toolbar.undone)
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [store, notices])
}
