import { useEffect } from 'react'
import { useTuningModel } from './useTuning.ts'

/** Where letters are typed, or choose. */
const TYPING =
  'textarea, select, [contenteditable], input:not([type=range], [type=checkbox], [type=radio], [type=number])'

function isTyping({ target }: KeyboardEvent): boolean {
  return target instanceof Element && target.matches(TYPING)
}

/** The panel's keys, wherever focus is: undo, redo, and B held to see the sky as it was before. */
export function useTuningKeys(): void {
  const tuning = useTuningModel()
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (isTyping(event)) return
      const key = event.key.toLowerCase()
      const command = (event.ctrlKey || event.metaKey) && !event.altKey
      const back = command && key === 'z' && !event.shiftKey
      const forth = command && (key === 'y' || (key === 'z' && event.shiftKey))
      if (back) tuning.undo()
      if (forth) tuning.redo()
      if (back || forth) event.preventDefault()
      else if (key === 'b' && !command && !event.altKey) tuning.glimpse(tuning.state().source)
    }
    const released = ({ key }: KeyboardEvent) => {
      if (key.toLowerCase() === 'b') tuning.glimpse(null)
    }
    const left = () => tuning.glimpse(null)
    addEventListener('keydown', pressed)
    addEventListener('keyup', released)
    addEventListener('blur', left)
    return () => {
      removeEventListener('keydown', pressed)
      removeEventListener('keyup', released)
      removeEventListener('blur', left)
    }
  }, [tuning])
}
