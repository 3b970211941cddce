import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { buttonStyle } from './Button.tsx'
import styles from './Dialog.module.css'
import { SiteText } from './SiteText.tsx'
import { useModal } from './useModal.ts'

interface DialogProps {
  readonly role?: 'alertdialog'
  readonly labelledBy: string
  readonly closeLabel: string
  readonly className?: string | undefined
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A modal dialog. It takes focus, closes with its button or Escape, and then returns focus. */
export function Dialog({ role, labelledBy, closeLabel, className = '', onClose, children }: DialogProps) {
  const { props, close } = useModal(onClose)
  const button = useRef<HTMLButtonElement>(null)
  // A browser would focus the first link.
  useLayoutEffect(() => button.current?.focus(), [])
  return (
    <dialog {...props} role={role} aria-labelledby={labelledBy} className={`${styles.dialog} ${className}`}>
      {children}
      <button ref={button} type="button" className={buttonStyle('bright')} onClick={close}>
        <SiteText>{closeLabel}</SiteText>
      </button>
    </dialog>
  )
}
