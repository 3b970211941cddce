import {
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useRef,
} from 'react'
import { fill } from '../lib/fill.ts'
import { useScene } from '../scene/store.ts'
import type { Picture } from '../site/schema.ts'
import { site } from '../site/site.ts'
import { text } from '../site/text.ts'
import { LineIcon } from './icons.tsx'
import styles from './Lightbox.module.css'
import { pictureFiles } from './pictureFiles.ts'
import { SitePicture } from './SitePicture.tsx'
import { useModal } from './useModal.ts'

/** A horizontal movement of more than this length is a swipe, CSS px. */
const MIN_SWIPE_PX = 40

/** The change of the index for the picture on the right, which is the previous one in a right-to-left language. */
const RIGHT_STEP = site.direction === 'rtl' ? -1 : 1

const ARROW_BUTTONS = [
  { name: 'previous', step: -1, arrow: 'M15 5L8 12L15 19' },
  { name: 'next', step: 1, arrow: 'M9 5L16 12L9 19' },
] as const

const numberFormat = new Intl.NumberFormat(site.language)

interface LightboxProps {
  readonly pictures: readonly Pick<Picture, 'src' | 'alt'>[]
  readonly index: number
  readonly onIndex: (index: number) => void
  readonly onClose: () => void
}

/** One picture as large as the window allows. Arrows and swipes change it. Escape or a click on empty space closes it. */
export function Lightbox({ pictures, index, onIndex, onClose }: LightboxProps) {
  const { props, close } = useModal(onClose)
  const pressXPx = useRef<number | null>(null)
  const setCovered = useScene((state) => state.setCovered)
  useEffect(() => {
    setCovered(true)
    return () => setCovered(false)
  }, [setCovered])

  const stage = useRef<HTMLDivElement>(null)
  const src = pictures[index]?.src
  // A picture that is wider than a phone's window begins in its middle.
  useEffect(() => {
    if (src) stage.current?.firstElementChild?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [src])

  const count = pictures.length
  const move = (step: number) => onIndex((index + step + count) % count)
  const onKeyDown = ({ key }: KeyboardEvent) => {
    const newIndex = {
      ArrowRight: index + RIGHT_STEP,
      ArrowLeft: index - RIGHT_STEP,
      Home: 0,
      End: count - 1,
    }[key]
    if (newIndex !== undefined) onIndex((newIndex + count) % count)
  }
  /** The pointer's movement since the press, positive to the right. 0 if it is too short for a swipe. */
  const swipeLengthPx = ({ clientX }: MouseEvent) => {
    const movedPx = clientX - (pressXPx.current ?? clientX)
    return Math.abs(movedPx) > MIN_SWIPE_PX ? movedPx : 0
  }
  const onPointerUp = (event: PointerEvent) => {
    const swipePx = swipeLengthPx(event)
    if (count > 1 && swipePx !== 0) move(swipePx < 0 ? RIGHT_STEP : -RIGHT_STEP)
  }
  const onClick = (event: MouseEvent) => {
    const isOnEmptySpace = !(event.target as Element).closest('img, figcaption, button')
    if (isOnEmptySpace && swipeLengthPx(event) === 0) close()
  }
  const picture = pictures[index]
  if (!picture) return null
  const { width, height } = pictureFiles(picture.src, 'lightbox')

  return (
    <dialog
      {...props}
      className={styles.lightbox}
      aria-label={text.lightbox.name}
      onKeyDown={onKeyDown}
      onPointerDown={({ clientX }) => {
        pressXPx.current = clientX
      }}
      onPointerUp={onPointerUp}
      onClick={onClick}
    >
      <figure
        data-landscape={width > height || undefined}
        style={{ '--ratio': width / height } as CSSProperties}
      >
        <div ref={stage} className={styles.stage}>
          <SitePicture key={picture.src} picture={picture} slot="lightbox" isEager />
        </div>
        <figcaption aria-live="polite">
          <span>{picture.alt}</span>
          {count > 1 && (
            <span className={styles.count}>
              {fill(text.lightbox.count, {
                number: numberFormat.format(index + 1),
                count: numberFormat.format(count),
              })}
            </span>
          )}
        </figcaption>
      </figure>
      <button type="button" className={styles.close} aria-label={text.lightbox.close} onClick={close}>
        <LineIcon path="M6 6L18 18M18 6L6 18" />
      </button>
      {count > 1 &&
        ARROW_BUTTONS.map(({ name, step, arrow }) => (
          <button
            key={name}
            type="button"
            className={styles[name]}
            aria-label={text.lightbox[name]}
            onClick={() => move(step)}
          >
            <LineIcon path={arrow} />
          </button>
        ))}
    </dialog>
  )
}
