import { useEffect } from 'react'
import { redoStep, undoStep } from './panelStore.ts'

/** Fields of the page with an undo of their own. */
const TEXT_FIELDS =
  'textarea, [contenteditable], input:not([type=range], [type=checkbox], [type=radio], [type=number], [type=color])'

/** With Ctrl or Cmd, Z undoes, and Y or Shift+Z redoes, unless the page has done so. */
export function usePanelKeys(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || !(event.ctrlKey || event.metaKey)) return
      if (event.target instanceof Element && event.target.matches(TEXT_FIELDS)) return
      const key = event.key.toLowerCase()
      if (key !== 'z' && key !== 'y') return
      event.preventDefault()
      if (key === 'y' || event.shiftKey) redoStep()
      else undoStep()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [])
}
