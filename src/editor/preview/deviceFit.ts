import type { ViewState } from '../state/view.ts'

interface Room {
  readonly width: number
  readonly height: number
}

/** The windows that a site is looked at through, CSS pixels. */
export const DEVICES: Readonly<Record<ViewState['device'], Room>> = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1280, height: 800 },
}

/** A phone is not drawn smaller than this because there is little height: its words are to be read. */
const LEAST_PHONE_SCALE = 0.8

/** How a device's window is drawn. */
export interface DeviceFit {
  /** Of the window, CSS pixels. */
  readonly width: number
  readonly height: number
  /** As the whole of it is drawn, (0, 1]. */
  readonly scale: number
}

/**
 * Fits a device into the room there is: never larger than it is, as wide as there is room for, and as high.
 *
 * @param room CSS pixels; nothing in either direction while it is not measured yet
 */
export function deviceFit(device: ViewState['device'], room: Room): DeviceFit {
  const { width, height } = DEVICES[device]
  if (room.width <= 0 || room.height <= 0) return { width, height, scale: 1 }
  const wide = Math.min(1, room.width / width)
  if (device === 'desktop') return { width, height: room.height / wide, scale: wide }
  const scale = Math.min(wide, Math.max(LEAST_PHONE_SCALE, room.height / height))
  return { width, height: Math.min(height, room.height / scale), scale }
}
