import { useEffect, useRef, useState } from 'react'
import { BASE } from '../../lib/base.ts'
import { useSession, useView } from '../session.ts'
import { DEVICES, deviceFit } from './deviceFit.ts'
import styles from './Preview.module.css'
import { usePreview } from './usePreview.ts'

const NAMES = { phone: 'Phone', desktop: 'Desktop' } as const

/** The page as it will be published, in a frame that can reach nothing outside itself. */
export function Preview() {
  const { view } = useSession()
  const device = useView((state) => state.device)
  const stage = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const [room, setRoom] = useState({ width: 0, height: 0 })
  // On a phone the frame loads when its tab is first opened.
  const [seen, setSeen] = useState(false)
  usePreview(frame)

  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      if (!entry) return
      setRoom(entry.contentRect)
      if (entry.contentRect.width > 0) setSeen(true)
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
      <div ref={stage} className={styles.stage}>
        <div className={styles.device} style={{ width: width * scale, height: height * scale }}>
          {seen && (
            <iframe
              ref={frame}
              title="Preview of your page"
              src={`${BASE}editor/frame/`}
              sandbox="allow-scripts"
              style={{ width, height, scale: String(scale) }}
            />
          )}
        </div>
      </div>
    </div>
  )
}
