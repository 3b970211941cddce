import { type RefObject, useEffect } from 'react'
import { BASE } from '../../base.ts'
import { useSession } from '../session.ts'
import type { ListenMessage, ReadyMessage, ShowMessage, ShownMessage } from './messages.ts'
import { previewMessages } from './previewMessage.ts'

/**
 * Keeps the frame showing what is edited: at once, but never more than it can follow; only what is new, and nothing
 * while it is out of sight. How often the frame has said that it shows what it was told stands in its `data-shown`.
 */
export function usePreview(frame: RefObject<HTMLIFrameElement | null>): void {
  const { kit, store, view } = useSession()

  useEffect(() => {
    let news: ReturnType<typeof previewMessages> | null = null
    let port: MessagePort | null = null
    let shown = 0
    // Told something that it has not said yet to show, and edited since.
    let isBusy = false
    let isBehind = false
    const send = (message: ShowMessage) => {
      isBusy = true
      const bytes = [...(message.pictures?.values() ?? [])].map(({ buffer }) => buffer)
      port?.postMessage(message, bytes)
    }
    const begin = (preview: Window) => {
      port?.close()
      const channel = new MessageChannel()
      port = channel.port1
      port.onmessage = ({ data }: MessageEvent<ShownMessage>) => {
        if (data.type === 'shown') wasShown()
      }
      // A sandboxed page has no origin that could be named.
      preview.postMessage({ type: 'listen' } satisfies ListenMessage, '*', [channel.port2])
      news = previewMessages(kit)
      const first = news(store.getState())
      const template = { script: `${BASE}examples/${kit.id}/script.js`, pictures: kit.pictures }
      if (first) send({ ...first, template })
    }
    const update = () => {
      isBehind = isBusy
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
    const wasShown = () => {
      shown++
      if (frame.current) frame.current.dataset.shown = String(shown)
      isBusy = false
      if (isBehind) update()
    }
    const heard = ({ source, data }: MessageEvent<ReadyMessage>) => {
      const preview = frame.current?.contentWindow
      if (preview && source === preview && data?.type === 'ready') begin(preview)
    }
    addEventListener('message', heard)
    const ends = [store.subscribe(update), view.subscribe(look)]
    return () => {
      removeEventListener('message', heard)
      port?.close()
      for (const end of ends) end()
      cancelAnimationFrame(scheduled)
    }
  }, [frame, kit, store, view])
}
