import { useEffect } from 'react'
import { usePanel } from './panelStore.ts'

/** Fields in which a letter is text, or chooses. */
const TYPING =
  'textarea, select, [contenteditable], input:not([type=range], [type=checkbox], [type=radio], [type=number])'

/** The panel's keys, wherever focus is: undo, redo, and B held to compare with the source. */
export function usePanelKeys(): void {
  useEffect(() => {
    const ending = new AbortController()
    const { undo, redo, compare } = usePanel.getState()
    const pressed = (event: KeyboardEvent) => {
      if (event.altKey || (event.target instanceof Element && event.target.matches(TYPING))) return
      const key = event.key.toLowerCase()
      const command = event.ctrlKey || event.metaKey
      if (!command && key === 'b') compare(usePanel.getState().source)
      if (!command || (key !== 'z' && key !== 'y')) return
      event.preventDefault()
      if (key === 'y' || event.shiftKey) redo()
      else undo()
    }
    const release = () => compare(null)
    addEventListener('keydown', pressed, { signal: ending.signal })
    addEventListener('keyup', ({ key }) => key.toLowerCase() === 'b' && release(), { signal: ending.signal })
    addEventListener('blur', release, { signal: ending.signal })
    return () => ending.abort()
  }, [])
}
