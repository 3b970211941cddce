import { useEffect } from 'react'
import { useSession } from './session.ts'
import { stepHistory } from './stepHistory.ts'

/** Shortcuts for undo and redo: Ctrl+Z, Ctrl+Shift+Z, Ctrl+Y, or with ⌘. In a dialog, the browser's own undo works. */
export function useShortcuts(): void {
  const session = useSession()
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, shiftKey, altKey, target } = event
      // Windows reports AltGr, which types letters, as Ctrl+Alt.
      if (!(event.ctrlKey || event.metaKey) || altKey) return
      if (target instanceof Element && target.closest('dialog')) return
      const letter = key.toLowerCase()
      if (letter !== 'z' && letter !== 'y') return
      event.preventDefault()
      stepHistory(session, letter === 'y' || shiftKey ? 'redo' : 'undo', true)
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [session])
}
