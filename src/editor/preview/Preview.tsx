import { previewFrame } from 'virtual:preview-frame'
import { useEffect, useRef, useState } from 'react'
import { editorWords } from '../../site/editorWords.ts'
import { Button } from '../../ui/Button.tsx'
import choice from '../choice.module.css'
import { useSession, useView } from '../session.ts'
import { useAnnounced } from '../useAnnounced.ts'
import { useMediaQuery } from '../useMediaQuery.ts'
import { DEVICE_NAMES, deviceFit } from './deviceFit.ts'
import styles from './Preview.module.css'
import { usePreview } from './usePreview.ts'

const text = editorWords.preview
/** A window below 64rem, as in `Preview.module.css`. There the preview has the full width, and shows no device. */
const NARROW_QUERY = '(max-width: 63.99rem)'

export function Preview() {
  const { view } = useSession()
  const device = useView((viewState) => viewState.device)
  const stage = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const [stageSize, setStageSize] = useState({ width: 0, height: 0 })
  // 0 until the stage has a size: in a narrow window, until its tab opens. Each new number loads the frame again.
  const [loadCount, setLoadCount] = useState(0)
  const state = usePreview(frame, loadCount)
  useAnnounced(state === 'fine' ? null : text[state])

  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      if (!entry) return
      const { width, height } = entry.contentRect
      setStageSize({ width, height })
      if (width > 0) setLoadCount((count) => count || 1)
    })
    if (stage.current) observer.observe(stage.current)
    return () => observer.disconnect()
  }, [])

  const isNarrow = useMediaQuery(NARROW_QUERY)
  const { width, height, scale } = isNarrow ? { ...stageSize, scale: 1 } : deviceFit(device, stageSize)
  return (
    <div className={styles.preview}>
      <fieldset className={`${choice.choice} ${styles.devices}`} aria-label={text.name}>
        <span className={styles.title} aria-hidden="true">
          {text.name}
        </span>
        {DEVICE_NAMES.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={name === device}
            onClick={() => view.setState({ device: name })}
          >
            {text[name]}
          </button>
        ))}
      </fieldset>
      <div className={styles.state} data-preview={state}>
        {state !== 'fine' && (
          <>
            <p>{text[state]}</p>
            <Button onClick={() => setLoadCount((count) => count + 1)}>{text.again}</Button>
          </>
        )}
      </div>
      <div ref={stage} className={styles.stage}>
        {loadCount > 0 && (
          <div className={styles.device} style={{ width: width * scale, height: height * scale }}>
            <iframe
              key={loadCount}
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
