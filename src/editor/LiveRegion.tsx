import { useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { editorRoot } from '../site/editorText.ts'
import hidden from '../ui/visuallyHidden.module.css'
import { EditorText } from './EditorText.tsx'
import { useSession } from './session.ts'

/** The wait for further messages, ms. Longer than the pause before a held key repeats: only its last message is announced. */
const WAIT_MS = 550

/**
 * Screen readers speak its text when it changes. An open dialog makes the rest of the page inert, so each dialog has a live
 * region of its own, and the messages go to the one that is not inert.
 */
export function LiveRegion() {
  const { notices } = useSession()
  const region = useRef<HTMLParagraphElement>(null)
  const pending = useStore(notices, (state) => state.pending)
  const [messages, setMessages] = useState<readonly string[]>([])
  useEffect(() => {
    if (pending.size === 0) return
    // After an empty text, the same message is a change, and is spoken again.
    setMessages([])
    const timer = setTimeout(() => {
      const ownDialog = region.current?.closest('dialog') ?? null
      if (document.querySelector('dialog[open]') !== ownDialog) return
      setMessages([...pending.values()])
      notices.setState({ pending: new Map() })
    }, WAIT_MS)
    return () => clearTimeout(timer)
  }, [notices, pending])
  return (
    <p {...editorRoot} ref={region} role="status" className={hidden.hidden} data-announcement="">
      {messages.map((message, index) => (
        <span key={message}>
          {index > 0 && ' '}
          <EditorText>{message}</EditorText>
        </span>
      ))}
    </p>
  )
}
