import {
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useRef,
} from 'react'
import { isLong } from '../constants/pictureSlots.ts'
import { useScene } from '../scene/store.ts'
import type { Picture } from '../site/schema.ts'
import { site } from '../site/site.ts'
import { langOf, text } from '../site/text.ts'
import { LineIcon } from './icons.tsx'
import styles from './Lightbox.module.css'
import { OwnerText } from './OwnerText.tsx'
import { pictureFiles } from './pictureFiles.ts'
import { SitePicture } from './SitePicture.tsx'
import { SiteText } from './SiteText.tsx'
import { useModal } from './useModal.ts'
import { useZoom } from './useZoom.ts'
import visuallyHidden from './visuallyHidden.module.css'

/** A horizontal movement of more than this length is a swipe, CSS px. */
const MIN_SWIPE_PX = 40
/** A movement of more than this length is no press, CSS px. */
const MAX_PRESS_PX = 10

/** The change of the index for the picture on the right, which is the previous one in a right-to-left language. */
const RIGHT_STEP = site.direction === 'rtl' ? -1 : 1

const ARROW_BUTTONS = [
  { name: 'previous', step: -1, arrow: 'M15 5L8 12L15 19' },
  { name: 'next', step: 1, arrow: 'M9 5L16 12L9 19' },
] as const

/** How far keys scroll, to the right and down, in widths and heights of the stage. */
const SCROLL_KEYS: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowUp: [0, -0.15],
  ArrowDown: [0, 0.15],
  PageUp: [0, -0.9],
  PageDown: [0, 0.9],
  ArrowLeft: [-0.15, 0],
  ArrowRight: [0.15, 0],
}
const ZOOM_KEYS: Readonly<Record<string, number>> = { '+': 1.25, '=': 1.25, '-': 0.8 }

const numberFormat = new Intl.NumberFormat(site.language)

interface LightboxProps {
  readonly pictures: readonly (Pick<Picture, 'src' | 'alt'> & {
    readonly altLang?: string | undefined
    readonly caption?: string | undefined
  })[]
  readonly index: number
  readonly onIndex: (index: number) => void
  readonly onClose: () => void
}

/**
 * One picture as large as the window allows; a long one as wide, and it scrolls. A press on it, Enter, +, − and Ctrl+wheel zoom it.
 * Arrows and swipes change it. Escape or a click on empty space closes it.
 */
export function Lightbox({ pictures, index, onIndex, onClose }: LightboxProps) {
  const { props, close } = useModal(onClose)
  const pressPx = useRef({ x: 0, y: 0 })
  const setCovered = useScene((state) => state.setCovered)
  useEffect(() => {
    setCovered(true)
    return () => setCovered(false)
  }, [setCovered])

  const stage = useRef<HTMLDivElement>(null)
  const src = pictures[index]?.src
  const { zoom, zoomBy, toggleZoom } = useZoom(stage, src)
  // Each picture begins at its top. One that is wider than a phone's window begins in its middle.
  useEffect(() => {
    if (src) stage.current?.firstElementChild?.scrollIntoView({ block: 'start', inline: 'center' })
  }, [src])

  const count = pictures.length
  const move = (step: number) => onIndex((index + step + count) % count)
  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event
    // With Ctrl or ⌘ the browser zooms the page.
    const zoomFactor = event.ctrlKey || event.metaKey ? undefined : ZOOM_KEYS[key]
    if (zoomFactor) zoomBy(zoomFactor)
    if (key === 'Enter' && event.target === stage.current) toggleZoom()
    const [right, down] = SCROLL_KEYS[key] ?? [0, 0]
    const newIndex = {
      ArrowRight: index + RIGHT_STEP,
      ArrowLeft: index - RIGHT_STEP,
      Home: 0,
      End: count - 1,
    }[key]
    if (newIndex === undefined && down === 0) return
    // The browser would scroll too, if the stage has the focus.
    event.preventDefault()
    const { clientWidth = 0, clientHeight = 0 } = stage.current ?? {}
    if (down !== 0 || (right !== 0 && zoom > 1))
      stage.current?.scrollBy(right * clientWidth, down * clientHeight)
    else if (newIndex !== undefined) onIndex((newIndex + count) % count)
  }
  // A mouse drags a picture that is larger than its stage. Fingers scroll it.
  const onPointerMove = ({ pointerType, buttons, movementX, movementY }: PointerEvent) => {
    if (pointerType === 'mouse' && buttons === 1) stage.current?.scrollBy(-movementX, -movementY)
  }
  // A mouse selects the caption instead.
  const onPointerUp = ({ clientX, pointerType }: PointerEvent) => {
    const movedPx = clientX - pressPx.current.x
    const isSwipe = pointerType !== 'mouse' && count > 1 && zoom === 1 && Math.abs(movedPx) > MIN_SWIPE_PX
    if (isSwipe) move(movedPx < 0 ? RIGHT_STEP : -RIGHT_STEP)
  }
  const onClick = (event: MouseEvent) => {
    const target = event.target as Element
    if (target.closest('figcaption, button')) return
    const { x, y } = pressPx.current
    if (Math.hypot(event.clientX - x, event.clientY - y) > MAX_PRESS_PX) return
    if (target.closest('img')) toggleZoom(event)
    else close()
  }
  const picture = pictures[index]
  if (!picture) return null
  const { width, height } = pictureFiles(picture.src, 'lightbox')

  return (
    <dialog
      {...props}
      className={styles.lightbox}
      aria-label={text.lightbox.name}
      lang={langOf(text.lightbox.name)}
      onKeyDown={onKeyDown}
      onPointerDown={({ clientX, clientY }) => {
        pressPx.current = { x: clientX, y: clientY }
      }}
      onPointerMove={onPointerMove}
      // Firefox would drag the picture as a file.
      onDragStart={(event) => event.preventDefault()}
      onPointerUp={onPointerUp}
      onClick={onClick}
    >
      <figure
        lang={langOf()}
        data-landscape={width > height || undefined}
        data-long={isLong({ width, height }) || undefined}
        data-zoomed={zoom > 1 || undefined}
        style={{ '--ratio': width / height, '--width': `${width}px`, '--zoom': zoom } as CSSProperties}
      >
        <div
          ref={stage}
          className={styles.stage}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: keys scroll and zoom it.
          tabIndex={0}
          data-scrollable={zoom > 1 || isLong({ width, height }) || undefined}
        >
          {/* The live region below says the text of each picture, which would be said twice. */}
          <SitePicture key={picture.src} picture={{ src: picture.src, alt: '' }} slot="lightbox" isEager />
        </div>
        <figcaption aria-live="polite">
          <span className={visuallyHidden.hidden} lang={picture.altLang}>
            {picture.alt}
          </span>
          {/* With a key: a browser's translation replaces text nodes, which React could not change. */}
          {picture.caption && (
            <span key={picture.src}>
              <OwnerText>{picture.caption}</OwnerText>
            </span>
          )}
          {count > 1 && (
            <span className={styles.count}>
              <SiteText
                changes
                values={{ number: numberFormat.format(index + 1), count: numberFormat.format(count) }}
              >
                {text.lightbox.count}
              </SiteText>
            </span>
          )}
        </figcaption>
      </figure>
      <button
        type="button"
        className={styles.close}
        aria-label={text.lightbox.close}
        lang={langOf(text.lightbox.close)}
        onClick={close}
      >
        <LineIcon path="M6 6L18 18M18 6L6 18" />
      </button>
      {count > 1 &&
        ARROW_BUTTONS.map(({ name, step, arrow }) => (
          <button
            key={name}
            type="button"
            className={styles[name]}
            aria-label={text.lightbox[name]}
            lang={langOf(text.lightbox[name])}
            onClick={() => move(step)}
          >
            <LineIcon path={arrow} />
          </button>
        ))}
    </dialog>
  )
}
