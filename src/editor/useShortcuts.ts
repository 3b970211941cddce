import { useEffect } from 'react'
import { editorWords } from '../site/editorWords.ts'
import { useSession } from './session.ts'

/** Shortcuts for undo and redo: Ctrl+Z, Ctrl+Shift+Z, Ctrl+Y, or with ⌘. In a dialog, the browser's own undo works. */
export function useShortcuts(): void {
  const { store, notices } = useSession()
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, shiftKey, altKey, target } = event
      // Windows reports AltGr, which types letters, as Ctrl+Alt.
      if (!(event.ctrlKey || event.metaKey) || altKey) return
      if (target instanceof Element && target.closest('dialog')) return
      const letter = key.toLowerCase()
      if (letter !== 'z' && letter !== 'y') return
      event.preventDefault()
      const { canUndo, canRedo, undo, redo } = store.getState()
      const isRedo = letter === 'y' || shiftKey
      if (isRedo ? !canRedo : !canUndo) return
      if (isRedo) redo()
      else undo()
      notices.announce(isRedo ? editorWords.toolbar.redone : editorWords.toolbar.undone)
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [store, notices])
}
