import type { Browser, CDPSession } from 'playwright'

/** Returns the CPU seconds that all processes of a browser have used so far. */
export type CpuMeter = () => Promise<number>

/**
 * Starts a meter of the whole browser. It reads the numbers of the browser's own task manager, so it needs no `/proc`.
 */
export async function cpuMeter(browser: Browser): Promise<CpuMeter> {
  const cdp: CDPSession = await browser.newBrowserCDPSession()
  return async () => {
    const { processInfo } = await cdp.send('SystemInfo.getProcessInfo')
    return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0)
  }
}
