import type { ViewState } from '../state/view.ts'

/** CSS pixels. */
interface Room {
  readonly width: number
  readonly height: number
}

/** The windows that a site is looked at through, CSS pixels. */
const DEVICES: Readonly<Record<ViewState['device'], Room>> = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1280, height: 800 },
}

/** A low window makes a phone no smaller than this, so that its words stay readable. */
const LEAST_PHONE_SCALE = 0.8

/** Fits a device's window into a room, scaled by (0, 1]. @param room CSS pixels; 0 while it is not measured yet */
export function deviceFit(device: ViewState['device'], room: Room) {
  const { width, height } = DEVICES[device]
  if (room.width <= 0 || room.height <= 0) return { width, height, scale: 1 }
  const wide = Math.min(1, room.width / width)
  if (device === 'desktop') return { width, height: room.height / wide, scale: wide }
  const scale = Math.min(wide, Math.max(LEAST_PHONE_SCALE, room.height / height))
  return { width, height: Math.min(height, room.height / scale), scale }
}
