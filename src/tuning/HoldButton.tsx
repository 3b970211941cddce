import type { KeyboardEvent, ReactNode } from 'react'
import type { Constants } from '../constants/schema.ts'
import { useTuning, useTuningModel } from './useTuning.ts'

interface HoldButtonProps {
  /** What is shown as long as it is held. */
  readonly constants: Constants
  readonly label: string
  readonly title?: string
  readonly children: ReactNode
}

/** A button that shows another sky as long as it is held, by pointer or key. */
export function HoldButton({ constants, label, title, children }: HoldButtonProps) {
  const tuning = useTuningModel()
  const held = useTuning(({ glimpse }) => glimpse === constants)
  const hold = () => tuning.glimpse(constants)
  const release = () => tuning.glimpse(null)
  const keyed = (event: KeyboardEvent) => {
    if (event.key !== ' ' && event.key !== 'Enter') return
    event.preventDefault()
    hold()
  }
  return (
    <button
      type="button"
      className="tuning-button"
      aria-label={label}
      title={title}
      aria-pressed={held}
      onPointerDown={hold}
      onPointerUp={release}
      onPointerLeave={release}
      onPointerCancel={release}
      onContextMenu={(event) => event.preventDefault()}
      onKeyDown={keyed}
      onKeyUp={release}
      onBlur={release}
    >
      {children}
    </button>
  )
}
