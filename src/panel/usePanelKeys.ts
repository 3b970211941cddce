import { useEffect } from 'react'
import { usePanel } from './panelStore.ts'

/** Fields that may use letter keys themselves. */
const TEXT_FIELDS =
  'textarea, select, [contenteditable], input:not([type=range], [type=checkbox], [type=radio], [type=number])'

/**
 * Keyboard shortcuts. With Ctrl or Cmd, Z undoes, and Y or Shift+Z redoes. B shows the constants of the project's file while
 * the key is pressed.
 */
export function usePanelKeys(): void {
  useEffect(() => {
    const controller = new AbortController()
    const { undo, redo, compare } = usePanel.getState()
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.altKey || (event.target instanceof Element && event.target.matches(TEXT_FIELDS))) return
      const key = event.key.toLowerCase()
      const hasCommandKey = event.ctrlKey || event.metaKey
      if (!hasCommandKey && key === 'b') compare(usePanel.getState().source)
      if (!hasCommandKey || (key !== 'z' && key !== 'y')) return
      event.preventDefault()
      if (key === 'y' || event.shiftKey) redo()
      else undo()
    }
    const release = () => compare(null)
    addEventListener('keydown', onKeyDown, { signal: controller.signal })
    addEventListener('keyup', ({ key }) => key.toLowerCase() === 'b' && release(), {
      signal: controller.signal,
    })
    addEventListener('blur', release, { signal: controller.signal })
    return () => controller.abort()
  }, [])
}
