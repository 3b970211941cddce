import { useEffect, useRef } from 'react'
import { useSession } from './session.ts'

/**
 * Announces a message when it appears. After it disappears, the same message is not announced again before another one is.
 * @param known a message that is not announced at first
 */
export function useAnnounced(message: string | null, known: string | null = null): void {
  const { notices } = useSession()
  const last = useRef(known)
  const topic = useRef({}).current
  useEffect(() => {
    const previous = last.current
    if (message === null || message === previous) return
    last.current = message
    notices.announce(message, topic)
    return () => {
      // The message is gone before it was announced.
      if (notices.withdraw(topic)) last.current = previous
    }
  }, [notices, message, topic])
}
