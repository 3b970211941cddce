import type { Device, Stage } from './device.ts'

export interface PartOptions {
  /** The browser and server of a device, one per run. */
  readonly stageOf: (device: Device) => Promise<Stage>
  /** The served folder: the site, and the contestants below it. */
  readonly folder: string
  readonly rounds: number
  /** Only these routes; all when empty. */
  readonly routes: readonly string[]
  /** Folder for screenshots, if any. */
  readonly pictures: string | undefined
  /** Reports the progress. */
  readonly note: (what: string, sample: unknown) => void
}
