import { type RefObject, useLayoutEffect, useState } from 'react'
import { editorText } from '../../site/editorText.ts'
import { fieldPath } from '../fieldId.ts'
import { goToField } from '../focusField.ts'
import { useSession } from '../session.ts'
import { showTab } from '../showTab.ts'
import { type PartMessage, PREVIEW_READY, type PreviewAnswer } from './messages.ts'
import { fieldOfPart, partOfField } from './partOfField.ts'
import { previewFonts } from './previewFonts.ts'
import { siteMessages } from './siteMessages.ts'

/** The preview is late if it has not loaded, or not answered a message, within this time. */
const LATE_AFTER_MS = 4000

/** `late`: the preview has not answered in time; `failed`: the page cannot be rendered or shown. */
export type PreviewState = 'fine' | 'late' | 'failed'

/** Sends the edited page and the focused part to the preview, and focuses the field of a pressed part. */
export function usePreview(frame: RefObject<HTMLIFrameElement | null>, loadCount: number): PreviewState {
  const { kit, store, view, notices } = useSession()
  const [state, setState] = useState<PreviewState>('fine')

  // A layout effect, because a fast frame may send its only message before React runs an ordinary effect.
  useLayoutEffect(() => {
    if (loadCount === 0) return
    let port: MessagePort | undefined
    let messageFor = siteMessages()
    const fontsFor = previewFonts(
      kit,
      () => schedule(),
      () => notices.show(editorText.editor.unfetched, true),
    )
    // Their fetch starts before the frame asks for its first message.
    fontsFor(store.getState().data)
    let awaitsAnswer = false
    let animationFrameId = 0
    let focusedPart: string | null = null
    const becomeLate = () => setState('late')
    let timer = setTimeout(becomeLate, LATE_AFTER_MS)

    const openField = (part: string) => {
      const path = fieldOfPart(part)
      if (path !== null) goToField({ view }, path)
      else if (view.getState().tab === 'preview') showTab({ view }, 'edit')
    }
    const send = () => {
      animationFrameId = 0
      // A hidden preview waits until its tab opens. Safari before 17.4 lacks `checkVisibility`, so its preview never waits.
      const isHidden = frame.current?.checkVisibility?.() === false
      if (!port || awaitsAnswer || isHidden) return
      try {
        const { data, pictures } = store.getState()
        const message = messageFor({ kit, data, pictures, fonts: fontsFor(data) })
        if (!message) return
        port.postMessage(message)
        awaitsAnswer = true
        timer = setTimeout(becomeLate, LATE_AFTER_MS)
      } catch (reason) {
        console.warn('The page could not be rendered.', reason)
        setState('failed')
      }
    }
    const schedule = () => {
      animationFrameId ||= requestAnimationFrame(send)
    }
    const connect = ({ source, data, ports }: MessageEvent) => {
      if (!source || source !== frame.current?.contentWindow || data !== PREVIEW_READY) return
      port?.close()
      port = ports[0]
      if (!port) return
      port.onmessage = ({ data: answer }: MessageEvent<PreviewAnswer>) => {
        if (typeof answer === 'object') return openField(answer.part)
        clearTimeout(timer)
        setState(answer === 'shown' ? 'fine' : 'failed')
        awaitsAnswer = false
        schedule()
      }
      clearTimeout(timer)
      // The loaded frame has none of the earlier messages.
      messageFor = siteMessages()
      awaitsAnswer = false
      schedule()
    }
    addEventListener('message', connect)
    const showFocusedPart = () => {
      if (focusedPart !== null) port?.postMessage({ part: focusedPart } satisfies PartMessage)
    }
    const followFocus = ({ target }: FocusEvent) => {
      const path = target instanceof Element ? fieldPath(target.id) : null
      const part = path === null ? null : partOfField(path)
      if (part === null) return
      focusedPart = part
      showFocusedPart()
    }
    addEventListener('focusin', followFocus)
    const unsubscribers = [
      store.subscribe(schedule),
      view.subscribe(schedule),
      // A hidden frame cannot scroll, so it scrolls when its tab opens.
      view.subscribe(({ tab }, before) => {
        if (tab === 'preview' && before.tab !== tab) requestAnimationFrame(showFocusedPart)
      }),
    ]
    return () => {
      removeEventListener('message', connect)
      removeEventListener('focusin', followFocus)
      for (const unsubscribe of unsubscribers) unsubscribe()
      cancelAnimationFrame(animationFrameId)
      clearTimeout(timer)
      port?.close()
    }
  }, [frame, kit, store, view, notices, loadCount])

  return state
}
