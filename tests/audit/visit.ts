import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import lighthouse from 'lighthouse'
import desktopConfig from 'lighthouse/core/config/desktop-config.js'
import { chromium } from 'playwright'
import { softwareGlFlags } from '../../src/tools/chromiumFlags.ts'
import { findBrowser } from '../../src/tools/findBrowser.ts'
import { type Device, initScript } from '../bench/device.ts'

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
type Category = (typeof CATEGORIES)[number]

/** The window, processor and network of Lighthouse's configuration for phones or for desktops. */
export type Preset = 'phone' | 'desktop'

/** The result of a visit. */
export interface Visit {
  /** [0, 100]. */
  readonly scores: Readonly<Record<Category, number>>
  readonly lcpMs: number
  /** Cumulative layout shift, without unit. */
  readonly shift: number
}

/** 'simulate' estimates a slow visit from a fast one, as Lighthouse does by default. 'devtools' throttles the visit. */
export type Throttling = 'simulate' | 'devtools'

/** Runs Lighthouse in a new browser. @throws when Lighthouse has no result */
export async function visit(
  address: string,
  preset: Preset,
  device: Device,
  throttlingMethod: Throttling,
): Promise<Visit> {
  const profile = mkdtempSync(join(tmpdir(), 'moongate-audit-'))
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: findBrowser(),
    args: [...softwareGlFlags, ...device.flags, '--ignore-certificate-errors', '--remote-debugging-port=0'],
    // Lighthouse sets the window's size.
    viewport: null,
  })
  try {
    if (device.hasCard) await context.addInitScript({ content: initScript(device, []) })
    // The browser chooses a free port, and writes it into this file.
    const [port] = readFileSync(join(profile, 'DevToolsActivePort'), 'utf8').split('\n')
    const result = await lighthouse(
      address,
      { port: Number(port), output: 'json', onlyCategories: [...CATEGORIES], throttlingMethod },
      preset === 'desktop' ? desktopConfig : undefined,
    )
    if (!result) throw new Error(`Lighthouse returned no result for ${address}`)
    const { audits, categories } = result.lhr
    const numericValue = (id: string) => audits[id]?.numericValue ?? Number.NaN
    return {
      scores: Object.fromEntries(
        CATEGORIES.map((category) => [category, Math.round((categories[category]?.score ?? 0) * 100)]),
      ) as Record<Category, number>,
      lcpMs: numericValue('largest-contentful-paint'),
      shift: numericValue('cumulative-layout-shift'),
    }
  } finally {
    // Fails if the browser has ended already, for example after a crash.
    await context.close().catch(() => {})
    rmSync(profile, { recursive: true, force: true })
  }
}
