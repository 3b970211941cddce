import { type RefObject, useEffect } from 'react'
import { useSession } from '../session.ts'
import { PREVIEW_READY } from './messages.ts'
import { siteMessages } from './siteMessages.ts'

/**
 * Sends the frame what is edited: once an animation frame, never before the frame has shown what was sent last, and
 * nothing while it is out of sight.
 */
export function usePreview(frame: RefObject<HTMLIFrameElement | null>): void {
  const { kit, store, view } = useSession()

  useEffect(() => {
    let port: MessagePort | undefined
    let messageFor = siteMessages(kit)
    let isShowing = false
    let scheduled = 0

    const send = () => {
      scheduled = 0
      // Safari before 17.4 does not know whether it is in sight; there it is sent to all the same.
      const isHidden = frame.current?.checkVisibility?.() === false
      if (!port || isShowing || isHidden) return
      const message = messageFor(store.getState())
      if (!message) return
      isShowing = true
      port.postMessage(message)
    }
    const schedule = () => {
      scheduled ||= requestAnimationFrame(send)
    }
    const connect = ({ source, data, ports }: MessageEvent) => {
      if (!source || source !== frame.current?.contentWindow || data !== PREVIEW_READY) return
      port?.close()
      port = ports[0]
      if (!port) return
      port.onmessage = () => {
        isShowing = false
        schedule()
      }
      messageFor = siteMessages(kit)
      isShowing = false
      schedule()
    }
    addEventListener('message', connect)
    const unsubscribe = [store.subscribe(schedule), view.subscribe(schedule)]
    return () => {
      removeEventListener('message', connect)
      for (const end of unsubscribe) end()
      cancelAnimationFrame(scheduled)
      port?.close()
    }
  }, [frame, kit, store, view])
}
