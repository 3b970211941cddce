import { type RefObject, useEffect } from 'react'
import { BASE } from '../../lib/base.ts'
import { useSession } from '../session.ts'
import type { EditedSite } from '../state/editorStore.ts'
import { foreseen } from './foreseen.ts'
import type { ListenMessage, ReadyMessage, ShowMessage, ShownMessage } from './messages.ts'
import { previewMessages } from './previewMessage.ts'
import { typed } from './typed.ts'

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
    const update = (site: EditedSite = store.getState()) => {
      isBehind = isBusy
      if (!news || isBusy || !frame.current?.checkVisibility()) return
      const message = news(site)
      if (message) send(message)
    }
    let scheduled = 0
    // Once the frame is shown, or no longer.
    const look = () => {
      cancelAnimationFrame(scheduled)
      scheduled = requestAnimationFrame(() => update())
    }
    // A letter is told before the field has it: to put it there takes a browser longer than all of this.
    const foresee = (event: InputEvent) => {
      const typing = typed(event)
      const site = typing && foreseen(store.getState(), typing)
      if (!site) return
      update(site)
      // In case it does not come after all.
      look()
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
    addEventListener('beforeinput', foresee)
    const ends = [store.subscribe(() => update()), view.subscribe(look)]
    return () => {
      removeEventListener('message', heard)
      removeEventListener('beforeinput', foresee)
      port?.close()
      for (const end of ends) end()
      cancelAnimationFrame(scheduled)
    }
  }, [frame, kit, store, view])
}
