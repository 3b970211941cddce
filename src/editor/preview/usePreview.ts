import { type RefObject, useLayoutEffect, useState } from 'react'
import { fieldPath } from '../fields/fieldId.ts'
import { goToField } from '../fields/goToField.ts'
import { useSession } from '../session.ts'
import { followLetters } from './followLetters.ts'
import { type PartMessage, PREVIEW_READY, type PreviewAnswer } from './messages.ts'
import { fieldOfPart, partOfField } from './partOfField.ts'
import { siteMessages } from './siteMessages.ts'

/** A preview without an answer for this time is late. */
const ANSWERS_WITHIN_MS = 4000

/** `late`: the preview has not answered in time; `failed`: it cannot show the page. */
export type PreviewState = 'fine' | 'late' | 'failed'

/**
 * Sends the edited page to the frame, and scrolls it to the part of the focused field: at most once per animation
 * frame, only after the frame has answered, and only while it is visible. A press on the page opens the field it shows.
 *
 * @param loading counts the loads of the frame; 0 before the first one
 */
export function usePreview(frame: RefObject<HTMLIFrameElement | null>, loading: number): PreviewState {
  const { kit, store, view } = useSession()
  const [state, setState] = useState<PreviewState>('fine')

  // A layout effect: a fast frame may be ready before React runs an ordinary effect, and it announces that only once.
  useLayoutEffect(() => {
    if (loading === 0) return
    let port: MessagePort | undefined
    let messageFor = siteMessages()
    const letters = followLetters(kit, () => schedule())
    let isShowing = false
    let scheduled = 0
    const isLate = () => setState('late')
    let timer = setTimeout(isLate, ANSWERS_WITHIN_MS)

    const edit = (part: string) => {
      const path = fieldOfPart(part)
      if (path !== null) goToField({ view }, path)
    }
    const send = () => {
      scheduled = 0
      // Safari before 17.4 lacks `checkVisibility`. There the frame always counts as visible.
      const isHidden = frame.current?.checkVisibility?.() === false
      if (!port || isShowing || isHidden) return
      try {
        const { data, pictures } = store.getState()
        const message = messageFor({ kit: letters(data), data, pictures })
        if (!message) return
        port.postMessage(message)
        isShowing = true
        timer = setTimeout(isLate, ANSWERS_WITHIN_MS)
      } catch (reason) {
        console.warn('The page could not be rendered.', reason)
        setState('failed')
      }
    }
    const schedule = () => {
      scheduled ||= requestAnimationFrame(send)
    }
    const connect = ({ source, data, ports }: MessageEvent) => {
      if (!source || source !== frame.current?.contentWindow || data !== PREVIEW_READY) return
      port?.close()
      port = ports[0]
      if (!port) return
      port.onmessage = ({ data: answer }: MessageEvent<PreviewAnswer>) => {
        if (typeof answer === 'object') return edit(answer.part)
        clearTimeout(timer)
        setState(answer === 'shown' ? 'fine' : 'failed')
        isShowing = false
        schedule()
      }
      clearTimeout(timer)
      messageFor = siteMessages()
      isShowing = false
      schedule()
    }
    addEventListener('message', connect)
    const follow = ({ target }: FocusEvent) => {
      const path = target instanceof Element ? fieldPath(target.id) : null
      const part = path === null ? null : partOfField(path)
      if (part !== null) port?.postMessage({ part } satisfies PartMessage)
    }
    addEventListener('focusin', follow)
    const unsubscribe = [store.subscribe(schedule), view.subscribe(schedule)]
    return () => {
      removeEventListener('message', connect)
      removeEventListener('focusin', follow)
      for (const end of unsubscribe) end()
      cancelAnimationFrame(scheduled)
      clearTimeout(timer)
      port?.close()
    }
  }, [frame, kit, store, view, loading])

  return state
}
