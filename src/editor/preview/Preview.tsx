import { previewFrame } from 'virtual:preview-frame'
import { useEffect, useRef, useState } from 'react'
import { editorWords } from '../../site/editorWords.ts'
import { buttonStyle } from '../../ui/buttonStyle.ts'
import hidden from '../../ui/visuallyHidden.module.css'
import { useSession, useView } from '../session.ts'
import { DEVICES, deviceFit } from './deviceFit.ts'
import styles from './Preview.module.css'
import { usePreview } from './usePreview.ts'

const words = editorWords.preview

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
        <legend className={hidden.hidden}>{words.name}</legend>
        <span className={styles.title} aria-hidden="true">
          {words.name}
        </span>
        {Object.keys(DEVICES).map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === device}
            onClick={() => view.setState({ device: each === 'phone' ? 'phone' : 'desktop' })}
          >
            {each === 'phone' ? words.phone : words.desktop}
          </button>
        ))}
      </fieldset>
      <div role="status" className={styles.state} data-preview={state}>
        {state !== 'fine' && (
          <>
            <p>{words[state]}</p>
            <button
              type="button"
              className={buttonStyle('quiet')}
              onClick={() => setLoading((count) => count + 1)}
            >
              {words.again}
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
              title={words.title}
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
