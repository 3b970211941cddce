import type { ViewState } from '../state/view.ts'

interface Size {
  readonly width: number
  readonly height: number
}

export const DEVICE_NAMES = ['phone', 'desktop'] as const

/** The windows of the devices, CSS px. */
const DEVICES: Readonly<Record<ViewState['device'], Size>> = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1280, height: 800 },
}

/** Least scale of the phone, so that its text stays readable. In a low stage the phone is cut off instead. */
const MIN_PHONE_SCALE = 0.8

/** Fits the window of a device into the stage of the preview. @param stage its size, CSS px; 0 if it is not measured */
export function deviceFit(device: ViewState['device'], stage: Size) {
  const { width, height } = DEVICES[device]
  if (stage.width <= 0 || stage.height <= 0) return { width, height, scale: 1 }
  const widthScale = Math.min(1, stage.width / width)
  if (device === 'desktop') return { width, height: stage.height / widthScale, scale: widthScale }
  const scale = Math.min(widthScale, Math.max(MIN_PHONE_SCALE, stage.height / height))
  return { width, height: Math.min(height, stage.height / scale), scale }
}
