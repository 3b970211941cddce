import { type Browser, type CDPSession, chromium, type Page } from 'playwright'
import { softwareGlFlags } from '../../src/tools/chromiumFlags.ts'
import { findBrowser } from '../../src/tools/findBrowser.ts'
import { imitateCard } from './imitateCard.ts'
import { serve } from './serve.ts'

const ACTION_TIMEOUT_MS = 60_000

/** A device that the bench imitates. Unless `card.stubbed` is true, the processor draws WebGL. */
export interface Device {
  /** The name in the tables. */
  readonly name: string
  /** Flags for the browser, in addition to those for WebGL in software. */
  readonly flags: readonly string[]
  /** If defined, WebGL reports the name of a graphics card. @property stubbed true if WebGL draws nothing */
  readonly card?: { readonly stubbed: boolean }
}

/** The processor composites the page's layers, without OpenGL. WebGL is unchanged. */
const softwareCompositor = ['--disable-gpu']

export const DEVICES = {
  /** Drawing takes no time, almost as on a fast graphics card. */
  fastGpu: { name: 'as on a fast card', flags: softwareCompositor, card: { stubbed: true } },
  /** As `fastGpu`, but WebGL draws. This device is slow, and only for pictures. */
  fastGpuDrawn: { name: 'as on a card, drawn', flags: softwareCompositor, card: { stubbed: false } },
  software: { name: 'drawn in software', flags: softwareCompositor },
  /** OpenGL in software draws WebGL and composites the page's layers. */
  softwareGl: { name: 'drawn in software, the page too', flags: [] },
} as const satisfies Record<string, Device>

export interface Screen {
  readonly name: string
  readonly viewport: { readonly width: number; readonly height: number }
  readonly deviceScaleFactor: number
  readonly isMobile: boolean
}

export const DESKTOP: Screen = {
  name: '1280×800 at 1',
  viewport: { width: 1280, height: 800 },
  deviceScaleFactor: 1,
  isMobile: false,
}
export const PHONE: Screen = {
  name: '390×844 at 2',
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
}

/** A visitor's connection. */
export interface Network {
  readonly name: string
  readonly megabitsPerS: number
  /** Time until the first byte of an answer, ms. */
  readonly latencyMs: number
}

/** Runs in a page before the page's scripts. Must not use anything outside itself, because it is sent as text. */
type PageScript = () => void

interface VisitOptions {
  readonly screen?: Screen
  /** The processor is this many times slower. */
  readonly slowdown?: number
  /** Without it, the network is as fast as the machine. */
  readonly network?: Network | undefined
  readonly scripts?: readonly PageScript[]
}

/** A server, and a browser that imitates a device. */
export interface DeviceSetup {
  readonly device: Device
  readonly browser: Browser
  /** The server's origin, as in `http://localhost:1234`. */
  readonly origin: string
  /** Opens a blank page with an empty cache, uses it, and closes it. */
  readonly visit: <T>(options: VisitOptions, use: (page: Page, cdp: CDPSession) => Promise<T>) => Promise<T>
  readonly close: () => Promise<void>
}

/** Joins the script that imitates the device's card, and those of a visit, into one text, so that they run in order. */
export function initScript(device: Device, scripts: readonly PageScript[]): string {
  const card = device.card ? [`(${imitateCard})(${JSON.stringify(device.card)})`] : []
  return [...card, ...scripts.map((script) => `(${script})()`)].join(';\n')
}

export async function startSetup(device: Device, folder: string): Promise<DeviceSetup> {
  const server = await serve(folder)
  const args = [...softwareGlFlags, ...device.flags]
  const browser = await chromium.launch({ executablePath: findBrowser(), args })
  return {
    device,
    browser,
    origin: server.origin,
    visit: async ({ screen = DESKTOP, slowdown = 1, network, scripts = [] }, use) => {
      const { viewport, deviceScaleFactor, isMobile } = screen
      const context = await browser.newContext({ viewport, deviceScaleFactor, isMobile, hasTouch: isMobile })
      try {
        await context.addInitScript({ content: initScript(device, scripts) })
        const page = await context.newPage()
        page.setDefaultTimeout(ACTION_TIMEOUT_MS)
        const cdp = await context.newCDPSession(page)
        if (slowdown > 1) await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
        if (network) await cdp.send('Network.emulateNetworkConditions', conditionsOf(network))
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

function conditionsOf({ megabitsPerS, latencyMs }: Network) {
  const bytesPerS = (megabitsPerS * 1e6) / 8
  return { offline: false, latency: latencyMs, downloadThroughput: bytesPerS, uploadThroughput: bytesPerS }
}

export function waitSeconds(seconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, seconds * 1000))
}
