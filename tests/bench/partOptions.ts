import type { Device, DeviceSetup } from './device.ts'

/** The arguments of a part of the bench. */
export interface PartOptions {
  /** The browser and the server for a device, shared by all parts. */
  readonly setupOf: (device: Device) => Promise<DeviceSetup>
  /** The served folder, as `buildPages` returns it. */
  readonly folder: string
  readonly rounds: number
  readonly routes: readonly string[]
  readonly pictures: string | undefined
  readonly logSample: (step: string, sample: unknown) => void
}
