import type { Browser, CDPSession } from 'playwright'

/** Reads the CPU seconds that a browser's processes have used so far, all of them together. */
export type CpuMeter = () => Promise<number>

/** Starts a meter of the whole browser, as its own task manager counts it: on every system, also without /proc. */
export async function cpuMeter(browser: Browser): Promise<CpuMeter> {
  const cdp: CDPSession = await browser.newBrowserCDPSession()
  return async () => {
    const { processInfo } = await cdp.send('SystemInfo.getProcessInfo')
    return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0)
  }
}
