import type { ComponentProps, KeyboardEvent } from 'react'
import type { Constants } from '../constants/schema.ts'
import styles from './controls.module.css'
import { usePanel } from './panelStore.ts'

export function PanelButton({ className = '', ...props }: ComponentProps<'button'>) {
  return <button type="button" className={`${styles.button} ${className}`} {...props} />
}

/** Shows the sky with `constants` while the button is pressed. A long touch must not open a context menu. */
export function HoldButton({ constants, ...props }: ComponentProps<'button'> & { constants: Constants }) {
  const isHeld = usePanel(({ compared }) => compared === constants)
  const compare = usePanel((state) => state.compare)
  const release = () => compare(null)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== ' ' && event.key !== 'Enter') return
    event.preventDefault()
    compare(constants)
  }
  return (
    <PanelButton
      {...props}
      aria-pressed={isHeld}
      onPointerDown={() => compare(constants)}
      onPointerUp={release}
      onPointerLeave={release}
      onPointerCancel={release}
      onContextMenu={(event) => event.preventDefault()}
      onKeyDown={onKeyDown}
      onKeyUp={release}
      onBlur={release}
    />
  )
}
