import { type Browser, type CDPSession, chromium, type Page } from 'playwright'
import { softwareGlFlags } from '../../src/tools/chromiumFlags.ts'
import { findBrowser } from '../../src/tools/findBrowser.ts'
import { imitateCard } from './imitateCard.ts'
import { serve } from './serve.ts'

const ACTION_TIMEOUT_MS = 60_000

/** A device that the bench imitates. */
export interface Device {
  /** The name in the tables. */
  readonly name: string
  /** Flags for the browser, in addition to those for WebGL in software. */
  readonly flags: readonly string[]
  /** True if WebGL reports the name of a graphics card, and draws nothing. Otherwise the processor draws WebGL. */
  readonly hasCard?: boolean
}

/** The processor composites the page's layers, without OpenGL. WebGL is unchanged. */
const softwareCompositor = ['--disable-gpu']

export const DEVICES = {
  /** Drawing takes no time, almost as on a fast graphics card. */
  fastGpu: { name: 'as on a fast card', flags: softwareCompositor, hasCard: true },
  software: { name: 'drawn in software', flags: softwareCompositor },
  /** OpenGL in software draws WebGL and composites the page's layers. */
  softwareGl: { name: 'drawn in software, the page too', flags: [] },
} as const satisfies Record<string, Device>

/** CSS px. */
export const WINDOW = { width: 1280, height: 800 }

/** Runs in a page before the page's scripts. Must not use anything outside itself, because it is sent as text. */
type PageScript = () => void

interface VisitOptions {
  /** The processor is this many times slower. */
  readonly slowdown?: number
  readonly scripts?: readonly PageScript[]
}

/** A server, and a browser that imitates a device. */
export interface DeviceSetup {
  readonly browser: Browser
  /** The server's origin, as in `http://localhost:1234`. */
  readonly origin: string
  /** Opens a blank page with an empty cache, uses it, and closes it. */
  readonly visit: <T>(options: VisitOptions, use: (page: Page, cdp: CDPSession) => Promise<T>) => Promise<T>
  readonly close: () => Promise<void>
}

/** Joins the script that imitates the device's card, and those of a visit, into one text, so that they run in order. */
export function initScript(device: Device, scripts: readonly PageScript[]): string {
  const card = device.hasCard ? [`(${imitateCard})()`] : []
  return [...card, ...scripts.map((script) => `(${script})()`)].join(';\n')
}

export async function startSetup(device: Device, folder: string): Promise<DeviceSetup> {
  const server = await serve(folder)
  const args = [...softwareGlFlags, ...device.flags]
  const browser = await chromium.launch({ executablePath: findBrowser(), args })
  return {
    browser,
    origin: server.origin,
    visit: async ({ slowdown = 1, scripts = [] }, use) => {
      const context = await browser.newContext({ viewport: WINDOW })
      try {
        await context.addInitScript({ content: initScript(device, scripts) })
        const page = await context.newPage()
        page.setDefaultTimeout(ACTION_TIMEOUT_MS)
        const cdp = await context.newCDPSession(page)
        if (slowdown > 1) await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
        return await use(page, cdp)
      } finally {
        await context.close()
      }
    },
    close: async () => {
      await browser.close()
      server.close()
    },
  }
}

export function waitSeconds(seconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, seconds * 1000))
}
