import { previewFrame } from 'virtual:preview-frame'
import { useEffect, useRef, useState } from 'react'
import { editorWords } from '../../site/editorWords.ts'
import { Button } from '../../ui/Button.tsx'
import choice from '../choice.module.css'
import { useSession, useView } from '../session.ts'
import { deviceFit } from './deviceFit.ts'
import styles from './Preview.module.css'
import { useMediaQuery } from './useMediaQuery.ts'
import { usePreview } from './usePreview.ts'

const text = editorWords.preview
/** In one column the page fills the window, without a device around it. */
const NARROW = '(max-width: 63.99rem)'

export function Preview() {
  const { view } = useSession()
  const device = useView((state) => state.device)
  const stage = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const [room, setRoom] = useState({ width: 0, height: 0 })
  // Counts the loads of the frame: the first is when its room is measured, on a phone when its tab opens.
  const [loading, setLoading] = useState(0)
  const state = usePreview(frame, loading)

  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      if (!entry) return
      const { width, height } = entry.contentRect
      setRoom({ width, height })
      if (width > 0) setLoading((count) => count || 1)
    })
    if (stage.current) observer.observe(stage.current)
    return () => observer.disconnect()
  }, [])

  const isNarrow = useMediaQuery(NARROW)
  const { width, height, scale } = isNarrow ? { ...room, scale: 1 } : deviceFit(device, room)
  return (
    <div className={styles.preview}>
      <fieldset className={`${choice.choice} ${styles.devices}`} aria-label={text.name}>
        <span className={styles.title} aria-hidden="true">
          {text.name}
        </span>
        {(['phone', 'desktop'] as const).map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === device}
            onClick={() => view.setState({ device: each })}
          >
            {text[each]}
          </button>
        ))}
      </fieldset>
      <div role="status" className={styles.state} data-preview={state}>
        {state !== 'fine' && (
          <>
            <p>{text[state]}</p>
            <Button onClick={() => setLoading((count) => count + 1)}>{text.again}</Button>
          </>
        )}
      </div>
      <div ref={stage} className={styles.stage}>
        {loading > 0 && (
          <div className={styles.device} style={{ width: width * scale, height: height * scale }}>
            <iframe
              key={loading}
              ref={frame}
              title={text.title}
              src={previewFrame}
              sandbox="allow-scripts"
              style={{ width, height, scale: String(scale) }}
            />
          </div>
        )}
      </div>
    </div>
  )
}
