import { type RefObject, type SyntheticEvent, useEffect, useRef } from 'react'

interface Modal {
  /** For the dialog element. */
  readonly props: {
    readonly ref: RefObject<HTMLDialogElement | null>
    readonly onClose: () => void
    readonly onCancel: (event: SyntheticEvent) => void
  }
  readonly close: () => void
}

/**
 * Opens a dialog over the page. Closed, it gives focus back to where it was.
 *
 * @param onClose called as soon as it is closed. The browser's own event comes later: a key that is pressed in between
 *   would find it closed on the page, yet open to React.
 */
export function useModal(onClose: () => void): Modal {
  const ref = useRef<HTMLDialogElement>(null)
  useEffect(() => ref.current?.showModal(), [])
  const close = () => {
    ref.current?.close()
    onClose()
  }
  const onCancel = (event: SyntheticEvent) => {
    // A choice of files that is given up is told to all around it.
    if (event.target !== ref.current) return
    event.preventDefault()
    close()
  }
  return { props: { ref, onClose, onCancel }, close }
}
