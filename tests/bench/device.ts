import { type Browser, type CDPSession, chromium, type Page } from 'playwright'
import { softwareGl } from '../../src/build/chromiumFlags.ts'
import { findBrowser } from '../../src/build/findBrowser.ts'
import { imitateCard } from './imitateCard.ts'
import { serve } from './serve.ts'

/** Limit for a page to load, ms. */
const MOST_WAITING_MS = 60_000

/** Every device here is a processor: WebGL and the page are drawn by it, unless the drawing is left out. */
export interface Device {
  /** As the tables call it. */
  readonly name: string
  /** Flags beside those for WebGL in software. */
  readonly flags: readonly string[]
  /** True if WebGL reports a graphics card's name. `stubbed`: it also draws nothing. */
  readonly card?: { readonly stubbed: boolean }
}

/** Puts the page's layers together by the processor, and leaves WebGL as it is. */
const softwareCompositor = ['--disable-gpu']

export const DEVICES = {
  /** Drawing costs nothing, as nearly on a fast graphics card. */
  card: { name: 'as on a fast card', flags: softwareCompositor, card: { stubbed: true } },
  /** As `card`, but drawn all the same: slow, for pictures. */
  drawnCard: { name: 'as on a card, drawn', flags: softwareCompositor, card: { stubbed: false } },
  software: { name: 'drawn in software', flags: softwareCompositor },
  /** The page's layers too are put together by OpenGL in software. */
  softwareGl: { name: 'drawn in software, the page too', flags: [] },
} as const satisfies Record<string, Device>

/** A window. */
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

/** A function that runs in a page before its own scripts, and may use nothing outside itself. */
type PageScript = () => void

interface VisitOptions {
  readonly screen?: Screen
  /** Slowdown factor of the processor. */
  readonly slowdown?: number
  readonly scripts?: readonly PageScript[]
}

/** A browser and a server, as one device has them. Nothing outside this machine is reached. */
export interface Stage {
  readonly device: Device
  readonly browser: Browser
  /** As in `http://localhost:1234`. */
  readonly origin: string
  /** Opens a blank page with an empty cache, and closes it when it has been used. */
  readonly visit: <T>(options: VisitOptions, use: (page: Page, cdp: CDPSession) => Promise<T>) => Promise<T>
  readonly close: () => Promise<void>
}

/** Scripts as one text, so that they run in their order. */
export function pageScript(device: Device, scripts: readonly PageScript[]): string {
  const card = device.card ? [`(${imitateCard})(${JSON.stringify(device.card)})`] : []
  return [...card, ...scripts.map((script) => `(${script})()`)].join(';\n')
}

/** Starts a browser and serves a folder to it. */
export async function stageFor(device: Device, folder: string): Promise<Stage> {
  const server = await serve(folder)
  // Precise memory is what HeapProfiler.collectGarbage leaves, not a value rounded for the web.
  const args = [...softwareGl, ...device.flags, '--enable-precise-memory-info']
  const browser = await chromium.launch({ executablePath: findBrowser(), args })
  return {
    device,
    browser,
    origin: server.origin,
    visit: async ({ screen = DESKTOP, slowdown = 1, scripts = [] }, use) => {
      const { viewport, deviceScaleFactor, isMobile } = screen
      const context = await browser.newContext({ viewport, deviceScaleFactor, isMobile, hasTouch: isMobile })
      try {
        await context.addInitScript({ content: pageScript(device, scripts) })
        const page = await context.newPage()
        page.setDefaultTimeout(MOST_WAITING_MS)
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

/** Waits. */
export function seconds(count: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, count * 1000))
}
