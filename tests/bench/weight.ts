import type { Part } from './bench.ts'
import { DEVICES, waitSeconds } from './device.ts'

const BYTES_PER_KB = 1000
/** Wait after the page's load, until its last file has arrived. */
const LATE_FILES_S = 4

/** What a visit of the home page receives, compressed. */
export const weight: Part = async ({ setupOf }) => {
  const setup = await setupOf(DEVICES.fastGpu)
  const receivedKb = (path: string) =>
    setup.visit({}, async (page, cdp) => {
      let bytes = 0
      cdp.on('Network.loadingFinished', ({ encodedDataLength }) => {
        bytes += encodedDataLength
      })
      await cdp.send('Network.enable')
      await page.goto(setup.origin + path)
      await waitSeconds(LATE_FILES_S)
      return bytes / BYTES_PER_KB
    })
  const stillKb = await receivedKb('/?renderer=still')
  return {
    'home page with the still sky, kB': stillKb,
    'the live sky, kB': (await receivedKb('/')) - stillKb,
  }
}
