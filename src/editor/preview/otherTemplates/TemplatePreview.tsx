import { previewFrame } from 'virtual:preview-frame'
import { useLayoutEffect, useRef } from 'react'
import { editorText } from '../../../site/editorText.ts'
import type { Kit } from '../../../templates/engine/kit/kit.ts'
import { useSession } from '../../session.ts'
import type { EditedSite } from '../../state/editorStore.ts'
import { PREVIEW_READY } from '../messages.ts'
import { previewFonts } from '../previewFonts.ts'
import { siteMessages } from '../siteMessages.ts'
import styles from './OtherTemplates.module.css'

/** A small preview of a site in a template. Keyboards and screen readers skip it, because its text is in the form. */
export function TemplatePreview({ kit, site }: { kit: Kit; site: EditedSite }) {
  const { notices } = useSession()
  const frame = useRef<HTMLIFrameElement>(null)
  // The dialog is modal: while the preview is shown, its site does not change.
  const initial = useRef({ kit, site })
  // A layout effect, because a fast frame may send its only message before React runs an ordinary effect.
  useLayoutEffect(() => {
    const { kit: initialKit, site: initialSite } = initial.current
    let port: MessagePort | undefined
    const messageFor = siteMessages()
    const fontsFor = previewFonts(
      initialKit,
      () => send(),
      () => notices.show(editorText.editor.unfetched, true),
    )
    const send = () => {
      const message =
        port && messageFor({ kit: initialKit, fonts: fontsFor(initialSite.data), ...initialSite })
      if (message) port?.postMessage(message)
    }
    const connect = ({ source, data, ports }: MessageEvent) => {
      if (!source || source !== frame.current?.contentWindow || data !== PREVIEW_READY) return
      port = ports[0]
      send()
    }
    addEventListener('message', connect)
    return () => {
      removeEventListener('message', connect)
      port?.close()
    }
  }, [notices])
  return (
    <div className={styles.preview} inert>
      <iframe ref={frame} title={kit.name} src={previewFrame} sandbox="allow-scripts" tabIndex={-1} />
    </div>
  )
}
