import { previewFrame } from 'virtual:preview-frame'
import { useLayoutEffect, useRef } from 'react'
import type { Kit } from '../../templates/kit.ts'
import { PREVIEW_READY } from '../preview/messages.ts'
import { siteMessages } from '../preview/siteMessages.ts'
import type { EditedSite } from '../state/editorStore.ts'
import styles from './LooksDialog.module.css'

/** A small picture of a site as a template shows it: its words are beside it in the preview, so it is no stop on the way. */
export function LookPreview({ kit, site }: { kit: Kit; site: EditedSite }) {
  const frame = useRef<HTMLIFrameElement>(null)
  const shown = useRef({ kit, site })
  // Before the frame can be ready, which it says only once.
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
