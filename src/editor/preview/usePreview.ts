import { type RefObject, useEffect } from 'react'
import { BASE } from '../../base.ts'
import { useSession } from '../session.ts'
import type { PreviewMessage, ShowMessage } from './messages.ts'
import { previewMessages } from './previewMessage.ts'

/**
 * Keeps the frame showing what is edited: at once, but never more than it can follow; only what is new, and nothing
 * while it is out of sight. How often the frame has said that it shows what it was told stands in its `data-shown`.
 */
export function usePreview(frame: RefObject<HTMLIFrameElement | null>): void {
  const { kit, store, view } = useSession()

  useEffect(() => {
    let news: ReturnType<typeof previewMessages> | null = null
    let shown = 0
    // Told something that it has not said yet to show.
    let isBusy = false
    const send = (message: ShowMessage) => {
      isBusy = true
      const bytes = [...(message.pictures?.values() ?? [])].map(({ buffer }) => buffer)
      // A sandboxed page has no origin that could be named.
      frame.current?.contentWindow?.postMessage(message, '*', bytes)
    }
    const update = () => {
      if (!news || isBusy || !frame.current?.checkVisibility()) return
      const message = news(store.getState())
      if (message) send(message)
    }
    let scheduled = 0
    // Once the frame is shown, or no longer.
    const look = () => {
      cancelAnimationFrame(scheduled)
      scheduled = requestAnimationFrame(update)
    }
    const heard = ({ source, data }: MessageEvent<PreviewMessage>) => {
      if (!frame.current || source !== frame.current.contentWindow) return
      if (data?.type === 'ready') {
        news = previewMessages(kit)
        const first = news(store.getState())
        const template = { script: `${BASE}examples/${kit.id}/script.js`, pictures: kit.pictures }
        if (first) send({ ...first, template })
      } else if (data?.type === 'shown') {
        shown++
        frame.current.dataset.shown = String(shown)
        isBusy = false
        update()
      }
    }
    addEventListener('message', heard)
    const ends = [store.subscribe(update), view.subscribe(look)]
    return () => {
      removeEventListener('message', heard)
      for (const end of ends) end()
      cancelAnimationFrame(scheduled)
    }
  }, [frame, kit, store, view])
}
