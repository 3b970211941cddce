import type { KeyboardEvent, ReactNode } from 'react'
import type { Constants } from '../constants/schema.ts'
import { PanelButton } from './PanelButton.tsx'
import { usePanel } from './panelStore.ts'

interface HoldButtonProps {
  /** The sky that it shows. */
  readonly constants: Constants
  readonly label: string
  readonly title?: string
  readonly children: ReactNode
}

/** A button that shows another sky while it is held, by pointer or key. */
export function HoldButton({ constants, label, title, children }: HoldButtonProps) {
  const held = usePanel(({ compared }) => compared === constants)
  const compare = usePanel((state) => state.compare)
  const release = () => compare(null)
  const keyed = (event: KeyboardEvent) => {
    if (event.key !== ' ' && event.key !== 'Enter') return
    event.preventDefault()
    compare(constants)
  }
  return (
    <PanelButton
      aria-label={label}
      title={title}
      aria-pressed={held}
      onPointerDown={() => compare(constants)}
      onPointerUp={release}
      onPointerLeave={release}
      onPointerCancel={release}
      onContextMenu={(event) => event.preventDefault()}
      onKeyDown={keyed}
      onKeyUp={release}
      onBlur={release}
    >
      {children}
    </PanelButton>
  )
}
