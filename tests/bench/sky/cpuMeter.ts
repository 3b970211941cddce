import type { Browser, CDPSession } from 'playwright'

/** Reads the CPU time that all processes of a browser have used so far, s. */
export type CpuMeter = () => Promise<number>

/** The meter asks the browser itself, so it also works on systems without `/proc`. */
export async function cpuMeter(browser: Browser): Promise<CpuMeter> {
  const cdp: CDPSession = await browser.newBrowserCDPSession()
  return async () => {
    const { processInfo } = await cdp.send('SystemInfo.getProcessInfo')
    return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0)
  }
}
