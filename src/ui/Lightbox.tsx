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

/** A horizontal swipe of more than this length shows the next picture, CSS px. */
const SWIPE_PX = 40

/** Direction of the next picture: 1 is to the right. */
const FORWARD = site.direction === 'rtl' ? -1 : 1

const TURNS = [
  { to: 'previous', by: -1, arrow: 'M15 5L8 12L15 19' },
  { to: 'next', by: 1, arrow: 'M9 5L16 12L9 19' },
] as const

const counting = new Intl.NumberFormat(site.language)

interface LightboxProps {
  readonly pictures: readonly Pick<Picture, 'src' | 'alt'>[]
  readonly index: number
  readonly onIndex: (index: number) => void
  readonly onClose: () => void
}

/**
 * Pictures at full size, one at a time. Arrows and swipes change the picture; Escape and a click beside the picture
 * close.
 */
export function Lightbox({ pictures, index, onIndex, onClose }: LightboxProps) {
  const { props, close } = useModal(onClose)
  const pressedAtX = useRef<number | null>(null)
  const setCovered = useScene((state) => state.setCovered)
  useEffect(() => {
    setCovered(true)
    return () => setCovered(false)
  }, [setCovered])

  const count = pictures.length
  const turn = (by: number) => onIndex((index + by + count) % count)
  const onKeyDown = ({ key }: KeyboardEvent) => {
    const target = { ArrowRight: index + FORWARD, ArrowLeft: index - FORWARD, Home: 0, End: count - 1 }[key]
    if (target !== undefined) onIndex((target + count) % count)
  }
  /** How far the pointer was moved since the press, or 0 if that is no swipe. */
  const swipedPx = ({ clientX }: MouseEvent) => {
    const moved = clientX - (pressedAtX.current ?? clientX)
    return Math.abs(moved) > SWIPE_PX ? moved : 0
  }
  const onPointerUp = (event: PointerEvent) => {
    const swiped = swipedPx(event)
    if (count > 1 && swiped !== 0) turn(swiped < 0 ? FORWARD : -FORWARD)
  }
  const onClick = (event: MouseEvent) => {
    const isOnEmptySpace = !(event.target as Element).closest('img, figcaption, button')
    if (isOnEmptySpace && swipedPx(event) === 0) close()
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
        pressedAtX.current = clientX
      }}
      onPointerUp={onPointerUp}
      onClick={onClick}
    >
      <figure style={{ '--ratio': width / height } as CSSProperties}>
        <div className={styles.stage}>
          <SitePicture key={picture.src} picture={picture} place="lightbox" first />
        </div>
        <figcaption aria-live="polite">
          <span>{picture.alt}</span>
          {count > 1 && (
            <span className={styles.count}>
              {fill(text.lightbox.count, {
                number: counting.format(index + 1),
                count: counting.format(count),
              })}
            </span>
          )}
        </figcaption>
      </figure>
      <button type="button" className={styles.close} aria-label={text.lightbox.close} onClick={close}>
        <LineIcon path="M6 6L18 18M18 6L6 18" />
      </button>
      {count > 1 &&
        TURNS.map(({ to, by, arrow }) => (
          <button
            key={to}
            type="button"
            className={styles[to]}
            aria-label={text.lightbox[to]}
            onClick={() => turn(by)}
          >
            <LineIcon path={arrow} />
          </button>
        ))}
    </dialog>
  )
}
