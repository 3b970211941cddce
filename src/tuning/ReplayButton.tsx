import { useRef, useState } from 'react'
import { LineIcon } from '../ui/LineIcon.tsx'

interface ReplayButtonProps {
  readonly words: string
  readonly replay: () => Promise<void>
}

/** Shows a timing once more. A page that opens takes focus to its heading; here it comes back to who asked. */
export function ReplayButton({ words, replay }: ReplayButtonProps) {
  const button = useRef<HTMLButtonElement>(null)
  const [running, setRunning] = useState(false)
  const start = async () => {
    if (running) return
    setRunning(true)
    await replay()
    setRunning(false)
    setTimeout(() => button.current?.focus({ preventScroll: true }))
  }
  return (
    <button ref={button} type="button" className="tuning-button" aria-disabled={running} onClick={start}>
      <LineIcon path="M8 6v12l10-6Z" />
      {words}
    </button>
  )
}
