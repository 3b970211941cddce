import { useEffect } from 'react'
import { useSession } from './session.ts'
import { stepHistory } from './stepHistory.ts'

/** The Latin letter of a key. A keyboard of another script has it at the place of the US layout. */
function letterOf({ key, code }: KeyboardEvent): string {
  const isOtherScript = /^[\p{L}\p{M}]+$/u.test(key) && !/\p{Script=Latin}/u.test(key)
  return (isOtherScript ? code.replace(/^Key/, '') : key).toLowerCase()
}

/**
 * Undo and redo, by Ctrl+Z, Ctrl+Shift+Z and Ctrl+Y, or with ⌘, and by the browser's menu or a gesture. The browser's own undo
 * would change the field that was edited last, even if another has the focus. It works only in the field of a dialog. The
 * owner's panel has an undo of its own. It listens on the window, after the document.
 */
export function useShortcuts(): void {
  const session = useSession()
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    const step = (event: Event, verb: 'undo' | 'redo') => {
      if (event.target instanceof Element && event.target.closest('[data-own-undo]')) return
      const isInDialog = document.activeElement?.closest('dialog')
      const isInField = document.activeElement?.matches('textarea, input:not([type]), [type=text]')
      if (isInDialog && isInField && event.target === document.activeElement) return
      event.preventDefault()
      if (!isInDialog) stepHistory(session, verb, true)
    }
    const onKeyDown = (event: KeyboardEvent) => {
      // Windows reports AltGr, which types letters, as Ctrl+Alt.
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return
      const letter = letterOf(event)
      if (letter === 'z') step(event, event.shiftKey ? 'redo' : 'undo')
      else if (letter === 'y') step(event, 'redo')
    }
    const onBeforeInput = (event: InputEvent) => {
      if (event.inputType === 'historyUndo') step(event, 'undo')
      else if (event.inputType === 'historyRedo') step(event, 'redo')
    }
    document.addEventListener('keydown', onKeyDown, { signal })
    document.addEventListener('beforeinput', onBeforeInput, { signal })
    return () => controller.abort()
  }, [session])
}
