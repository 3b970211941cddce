import { type SyntheticEvent, useEffect, useRef } from 'react'

/**
 * Opens a modal dialog when its component mounts. Closing returns focus to the element that had it before.
 *
 * @param onClose called at once by `close` and by Escape; also by the `close` event, because a browser may close the dialog
 *   without a cancel event
 * @returns the props of the dialog element, and a function that closes it
 */
export function useModal(onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null)
  useEffect(() => ref.current?.showModal(), [])
  const close = () => {
    ref.current?.close()
    onClose()
  }
  const onCancel = (event: SyntheticEvent) => {
    // The cancel event of a file picker inside the dialog bubbles to the dialog.
    if (event.target !== ref.current) return
    event.preventDefault()
    close()
  }
  return { props: { ref, onClose, onCancel }, close }
}
