import { type SyntheticEvent, useLayoutEffect, useRef } from 'react'

/**
 * Opens a modal dialog when its component mounts. Closing returns focus to the element that had it before.
 *
 * @param onClose called at once by `close` and by Escape; also by the `close` event, because a browser may close the dialog
 *   without a cancel event
 * @returns the props of the dialog element, and a function that closes it
 */
export function useModal(onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null)
  // A layout effect ends before its dialog is removed. An open dialog that is removed returns no focus.
  useLayoutEffect(() => {
    const dialog = ref.current
    dialog?.showModal()
    return () => dialog?.close()
  }, [])
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
  // React's strict mode closes a new dialog and opens it again.
  const onClosed = () => {
    if (!ref.current?.open) onClose()
  }
  return { props: { ref, onClose: onClosed, onCancel }, close }
}
