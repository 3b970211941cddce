import { previewFrame } from 'virtual:preview-frame'
import { useLayoutEffect, useRef } from 'react'
import type { Kit } from '../../templates/kit.ts'
import { PREVIEW_READY } from '../preview/messages.ts'
import { siteMessages } from '../preview/siteMessages.ts'
import type { EditedSite } from '../state/editorStore.ts'
import styles from './LooksDialog.module.css'

/** A small preview of a site in a template. It is no tab stop, because its text is in the main preview. */
export function LookPreview({ kit, site }: { kit: Kit; site: EditedSite }) {
  const frame = useRef<HTMLIFrameElement>(null)
  const shown = useRef({ kit, site })
  // A layout effect, because the frame announces only once that it is ready.
  useLayoutEffect(() => {
    const connect = ({ source, data, ports }: MessageEvent) => {
      if (!source || source !== frame.current?.contentWindow || data !== PREVIEW_READY) return
      ports[0]?.postMessage(siteMessages()({ kit: shown.current.kit, ...shown.current.site }))
    }
    addEventListener('message', connect)
    return () => removeEventListener('message', connect)
  }, [])
  return (
    <div className={styles.look} inert>
      <iframe ref={frame} title={kit.name} src={previewFrame} sandbox="allow-scripts" tabIndex={-1} />
    </div>
  )
}
