import type { ViewState } from '../state/view.ts'

interface Room {
  readonly width: number
  readonly height: number
}

/** Windows of the devices, CSS px. */
const DEVICES: Readonly<Record<ViewState['device'], Room>> = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1280, height: 800 },
}

/** In a low window the phone is no smaller than this, so that its text stays readable. */
const MIN_PHONE_SCALE = 0.8

/** Scales a device's window to a room, (0, 1]. @param room CSS px; 0 before it is measured */
export function deviceFit(device: ViewState['device'], room: Room) {
  const { width, height } = DEVICES[device]
  if (room.width <= 0 || room.height <= 0) return { width, height, scale: 1 }
  const wide = Math.min(1, room.width / width)
  if (device === 'desktop') return { width, height: room.height / wide, scale: wide }
  const scale = Math.min(wide, Math.max(MIN_PHONE_SCALE, room.height / height))
  return { width, height: Math.min(height, room.height / scale), scale }
}
