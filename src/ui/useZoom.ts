import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'

/** The largest zoom, in times the size at which a picture opens. */
const MAX_ZOOM = 5
/** The zoom after a press on a picture at its first size. */
const PRESS_ZOOM = 2
/** The way of a wheel that doubles the size, CSS px. A notch of a mouse's wheel has about 100. */
const WHEEL_DOUBLES_PX = 250

/** A point of the window, CSS px. */
interface Point {
  readonly clientX: number
  readonly clientY: number
}

/**
 * The zoom of the picture in a stage that scrolls, [1, `MAX_ZOOM`]. Each picture begins at 1. A wheel with Ctrl, which is also
 * a pinch on a trackpad, changes it. On a touch screen the browser itself zooms.
 * @param src another one is another picture
 */
export function useZoom(stage: RefObject<HTMLElement | null>, src: string | undefined) {
  const [state, setState] = useState({ src, zoom: 1 })
  const zoom = state.src === src ? state.zoom : 1
  /** A point of the window, and its place in the picture, [0, 1]. */
  const held = useRef<(Point & { readonly x: number; readonly y: number }) | null>(null)
  const boxOfPicture = () => stage.current?.firstElementChild?.getBoundingClientRect()

  /** @param factor of the zoom @param point stays at its place in the picture; omitted: the middle of the stage */
  const zoomBy = (factor: number, point?: Point) => {
    const box = boxOfPicture()
    const stageBox = stage.current?.getBoundingClientRect()
    if (!box || !stageBox) return
    const { clientX, clientY } = point ?? {
      clientX: stageBox.left + stageBox.width / 2,
      clientY: stageBox.top + stageBox.height / 2,
    }
    const [x, y] = [(clientX - box.left) / box.width, (clientY - box.top) / box.height]
    held.current = { clientX, clientY, x, y }
    setState((last) => {
      const lastZoom = last.src === src ? last.zoom : 1
      return { src, zoom: Math.min(MAX_ZOOM, Math.max(1, lastZoom * factor)) }
    })
  }
  const toggleZoom = (point?: Point) => zoomBy(zoom > 1 ? 1 / zoom : PRESS_ZOOM, point)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the picture has another size after each zoom.
  useLayoutEffect(() => {
    const box = boxOfPicture()
    if (!box || !held.current) return
    const { clientX, clientY, x, y } = held.current
    held.current = null
    stage.current?.scrollBy(box.left + x * box.width - clientX, box.top + y * box.height - clientY)
  }, [zoom])

  const onWheel = useEffectEvent((event: WheelEvent) => {
    if (!event.ctrlKey) return
    // Otherwise the browser would zoom the page.
    event.preventDefault()
    zoomBy(2 ** (-event.deltaY / WHEEL_DOUBLES_PX), event)
  })
  useEffect(() => {
    const element = stage.current
    // Not a property of React, whose listener cannot prevent the browser's zoom.
    element?.addEventListener('wheel', onWheel, { passive: false })
    return () => element?.removeEventListener('wheel', onWheel)
  }, [stage])

  return { zoom, zoomBy, toggleZoom }
}
