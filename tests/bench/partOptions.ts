import type { Device, DeviceSetup } from './device.ts'
import type { Options } from './options.ts'

/** The arguments of a part of the bench. */
export interface PartOptions extends Pick<Options, 'rounds' | 'routes' | 'pictures'> {
  /** The browser and the server for a device, shared by all parts. */
  readonly setupOf: (device: Device) => Promise<DeviceSetup>
  /** The served folder, as `buildPages` returns it. */
  readonly folder: string
  readonly logSample: (step: string, sample: unknown) => void
}
