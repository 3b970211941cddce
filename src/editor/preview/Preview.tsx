import { previewFrame } from 'virtual:preview-frame'
import { useEffect, useRef, useState } from 'react'
import { buttonStyle } from '../../ui/buttonStyle.ts'
import { useSession, useView } from '../session.ts'
import { DEVICES, deviceFit } from './deviceFit.ts'
import styles from './Preview.module.css'
import { type PreviewState, usePreview } from './usePreview.ts'

const WORDS: Readonly<Record<Exclude<PreviewState, 'fine'>, string>> = {
  late: 'The preview has not caught up with what you typed. A page with very many links takes it long.',
  failed: 'The preview cannot show the page as it is now. It shows it as it was before.',
}
const NAMES = { phone: 'Phone', desktop: 'Desktop' } as const

/** The page as it will be published, in a frame that can reach nothing outside itself. */
export function Preview() {
  const { view } = useSession()
  const device = useView((state) => state.device)
  const stage = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const [room, setRoom] = useState({ width: 0, height: 0 })
  // How often the frame was loaded: on a phone it loads when its tab is first opened.
  const [loading, setLoading] = useState(0)
  const state = usePreview(frame, loading)

  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      if (!entry) return
      setRoom(entry.contentRect)
      if (entry.contentRect.width > 0) setLoading((count) => count || 1)
    })
    if (stage.current) observer.observe(stage.current)
    return () => observer.disconnect()
  }, [])

  const { width, height, scale } = deviceFit(device, room)
  return (
    <div className={styles.preview}>
      <fieldset className={styles.devices}>
        {/* Browsers lay a legend out each in its own way, so the one that is seen is another element. */}
        <legend className={styles.name}>Preview as on a</legend>
        <span className={styles.title} aria-hidden="true">
          Preview as on a
        </span>
        {Object.keys(DEVICES).map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === device}
            onClick={() => view.setState({ device: each === 'phone' ? 'phone' : 'desktop' })}
          >
            {each === 'phone' ? NAMES.phone : NAMES.desktop}
          </button>
        ))}
      </fieldset>
      <div role="status" className={styles.state} data-preview={state}>
        {state !== 'fine' && (
          <>
            <p>{WORDS[state]}</p>
            <button
              type="button"
              className={buttonStyle('quiet')}
              onClick={() => setLoading((count) => count + 1)}
            >
              Load the preview again
            </button>
          </>
        )}
      </div>
      <div ref={stage} className={styles.stage}>
        <div className={styles.device} style={{ width: width * scale, height: height * scale }}>
          {loading > 0 && (
            <iframe
              key={loading}
              ref={frame}
              title="Preview of your page"
              src={previewFrame}
              sandbox="allow-scripts"
              style={{ width, height, scale: String(scale) }}
            />
          )}
        </div>
      </div>
    </div>
  )
}
