import type { ViewState } from '../state/view.ts'

interface Size {
  readonly width: number
  readonly height: number
}

export const DEVICE_NAMES = ['phone', 'desktop'] as const

const DEVICE_WINDOWS_PX: Readonly<Record<ViewState['device'], Size>> = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1280, height: 800 },
}

/** Text stays readable at this scale. A stage that is not high enough for it cuts off the phone. */
const MIN_PHONE_SCALE = 0.8

/**
 * Fits the window of a device into the stage. A desktop's window is as high as the stage.
 * @param stage size of the stage, CSS px; 0 before it is measured
 * @returns size of the frame before it is scaled, CSS px, and the scale, at most 1
 */
export function deviceFit(device: ViewState['device'], stage: Size) {
  const { width, height } = DEVICE_WINDOWS_PX[device]
  if (stage.width <= 0 || stage.height <= 0) return { width, height, scale: 1 }
  const widthScale = Math.min(1, stage.width / width)
  if (device === 'desktop') return { width, height: stage.height / widthScale, scale: widthScale }
  const scale = Math.min(widthScale, Math.max(MIN_PHONE_SCALE, stage.height / height))
  return { width, height: Math.min(height, stage.height / scale), scale }
}

/** A wider frame would be unreadable in the dock, CSS px. */
const MAX_DOCKED_WIDTH_PX = 480

/** Fits a phone's window of the width of this one into the docked stage. @returns as `deviceFit` */
export function dockFit(windowWidth: number, stage: Size) {
  const width = Math.min(windowWidth, MAX_DOCKED_WIDTH_PX)
  const scale = stage.width > 0 ? stage.width / width : 1
  return { width, height: stage.height / scale, scale }
}
