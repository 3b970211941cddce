import type { Device, Stage } from './device.ts'

/** The arguments of a part of the bench. */
export interface PartOptions {
  /** The browser and the server for a device, shared by all parts. */
  readonly stageOf: (device: Device) => Promise<Stage>
  /** The served folder, as `buildPages` returns it. */
  readonly folder: string
  readonly rounds: number
  readonly routes: readonly string[]
  readonly pictures: string | undefined
  readonly note: (step: string, sample: unknown) => void
}
