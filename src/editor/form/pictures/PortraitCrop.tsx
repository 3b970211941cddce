import { useEffect, useRef } from 'react'
import type { Picture } from '../../../templates/engine/data/siteData.ts'
import { portraitBox } from '../../files/pictures/portraitBox.ts'
import { draggedPlace, zoomedPlace } from '../../files/pictures/portraitPlace.ts'
import { useEditor, useSession } from '../../session.ts'
import { followGestures } from './followGestures.ts'
import styles from './PortraitCrop.module.css'

const percent = (fraction: number) => `${100 * fraction}%`

interface PortraitCropProps {
  readonly picture: Picture
  readonly url: string
  readonly onChange: () => void
}

/** The portrait in its circle. A drag moves it. A pinch zooms it, and so does the wheel after a press. */
export function PortraitCrop({ picture, url, onChange }: PortraitCropProps) {
  const { store } = useSession()
  const portraitFit = useEditor(({ data }) => data.portraitFit)
  const portraitPlace = useEditor(({ data }) => data.portraitPlace)
  const circle = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = circle.current
    if (!element) return
    const setPlace = (next: typeof portraitPlace) => {
      store.getState().change({ portraitPlace: next }, 'portraitPlace')
      onChange()
    }
    return followGestures(element, {
      onMove: ({ x, y }) => {
        const diameter = element.clientWidth
        setPlace(draggedPlace(picture, store.getState().data, { x: x / diameter, y: y / diameter }))
      },
      onZoom: (factor) => setPlace(zoomedPlace(store.getState().data.portraitPlace, factor)),
    })
  }, [picture, store, onChange])

  const { x, y, width, height } = portraitBox(picture, { portraitFit, portraitPlace }, 1)
  const box = { left: percent(x), top: percent(y), width: percent(width), height: percent(height) }
  // Not an `img`, which reports a failure if its object URL is revoked while it loads.
  return (
    <div ref={circle} className={styles.crop} data-fit={portraitFit} data-portrait-crop="">
      <div style={{ ...box, backgroundImage: `url("${url}")` }} />
    </div>
  )
}
