import { useRef, useState } from 'react'
import { LineIcon } from '../ui/icons.tsx'
import { PanelButton } from './PanelButton.tsx'

/** Repeats an animation. A gate that opens moves focus to the page's heading, so the button takes focus back. */
export function ReplayButton({ label, replay }: { label: string; replay: () => Promise<void> }) {
  const button = useRef<HTMLButtonElement>(null)
  const [isRunning, setRunning] = useState(false)
  const start = async () => {
    if (isRunning) return
    setRunning(true)
    await replay()
    setRunning(false)
    // In a task, which runs after the effect that focuses the heading.
    setTimeout(() => button.current?.focus({ preventScroll: true }))
  }
  return (
    <PanelButton ref={button} aria-disabled={isRunning} onClick={start}>
      <LineIcon path="M8 6v12l10-6Z" />
      {label}
    </PanelButton>
  )
}
