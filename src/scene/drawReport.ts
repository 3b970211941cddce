import { create } from 'zustand'

/** What the live sky draws. The frame loop reports it at most once a second. */
export interface DrawReport {
  /** Frames drawn since the page loaded. */
  readonly frames: number
  /** Frames a second since the last report; 0 at the first report. */
  readonly framesPerS: number
  /** Draw calls of the last frame. */
  readonly drawCalls: number
}

/** Not in the scene store, whose changes wake the frame loop. */
export const useDrawReport = create<DrawReport>(() => ({ frames: 0, framesPerS: 0, drawCalls: 0 }))
