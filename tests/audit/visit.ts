import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import lighthouse from 'lighthouse'
import desktopConfig from 'lighthouse/core/config/desktop-config.js'
import { chromium } from 'playwright'
import { softwareGl } from '../../src/build/chromiumFlags.ts'
import { findBrowser } from '../../src/build/findBrowser.ts'
import { type Device, pageScript } from '../bench/device.ts'

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
export type Category = (typeof CATEGORIES)[number]

/** Lighthouse's default settings for a kind of device: window, processor and network. */
export type Preset = 'phone' | 'desktop'

/** Lighthouse's results of one visit. */
export interface Visit {
  /** Lighthouse's scores, [0, 100]. */
  readonly scores: Readonly<Record<Category, number>>
  readonly lcpMs: number
  /** The cumulative layout shift, without unit. */
  readonly shift: number
  /** The total blocking time. */
  readonly blockedMs: number
  /** The failed audits of the four categories that have a weight. */
  readonly failed: readonly string[]
}

/**
 * Lighthouse's throttling. `simulate` estimates a slow visit from a fast one, as Lighthouse's scores do, and
 * assumes that a paint waits for every file that loaded before it. `devtools` really slows the visit.
 */
export type Throttling = 'simulate' | 'devtools'

/** Visits an address with Lighthouse, in a new browser. @throws when Lighthouse has no result */
export async function visit(
  address: string,
  preset: Preset,
  device: Device,
  throttlingMethod: Throttling,
): Promise<Visit> {
  const profile = mkdtempSync(join(tmpdir(), 'moongate-audit-'))
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: findBrowser(),
    args: [...softwareGl, ...device.flags, '--ignore-certificate-errors', '--remote-debugging-port=0'],
    // Lighthouse sets the window's size.
    viewport: null,
  })
  try {
    // Playwright also runs its scripts in the page that Lighthouse opens.
    if (device.card) await context.addInitScript({ content: pageScript(device, []) })
    const [port] = readFileSync(join(profile, 'DevToolsActivePort'), 'utf8').split('\n')
    const result = await lighthouse(
      address,
      { port: Number(port), output: 'json', onlyCategories: [...CATEGORIES], throttlingMethod },
      preset === 'desktop' ? desktopConfig : undefined,
    )
    if (!result) throw new Error(`Lighthouse has nothing to say of ${address}`)
    const { audits, categories } = result.lhr
    const number = (id: string) => audits[id]?.numericValue ?? Number.NaN
    const weightedAudits = CATEGORIES.flatMap((category) =>
      (categories[category]?.auditRefs ?? []).filter(({ weight }) => weight > 0).map(({ id }) => id),
    )
    return {
      scores: Object.fromEntries(
        CATEGORIES.map((category) => [category, Math.round((categories[category]?.score ?? 0) * 100)]),
      ) as Record<Category, number>,
      lcpMs: number('largest-contentful-paint'),
      shift: number('cumulative-layout-shift'),
      blockedMs: number('total-blocking-time'),
      failed: weightedAudits.filter((id) => (audits[id]?.score ?? 1) < 0.9),
    }
  } finally {
    // Lighthouse may have closed the browser already, together with its page.
    await context.close().catch(() => {})
    rmSync(profile, { recursive: true, force: true })
  }
}
