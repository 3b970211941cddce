import type { Device, Stage } from './device.ts'

/** What each part of the bench gets. */
export interface PartOptions {
  /** The browser and the server for a device. All parts share them. */
  readonly stageOf: (device: Device) => Promise<Stage>
  /** The served folder: the site, and the contestants below it. */
  readonly folder: string
  readonly rounds: number
  /** Paths of pages; all when empty. */
  readonly routes: readonly string[]
  /** The folder for pictures. Undefined: measurements instead of pictures. */
  readonly pictures: string | undefined
  /** Reports the progress. */
  readonly note: (step: string, sample: unknown) => void
}
