import type { Device, Stage } from './device.ts'

export interface PartOptions {
  /** The browser and server of a device: one a run. */
  readonly stageOf: (device: Device) => Promise<Stage>
  /** The folder that is served: the site, and below it the contestants. */
  readonly folder: string
  readonly rounds: number
  /** Only these routes; all when empty. */
  readonly routes: readonly string[]
  /** Folder for screenshots, if they are wanted. */
  readonly pictures: string | undefined
  /** Says how far it has come. */
  readonly note: (what: string, sample: unknown) => void
}
