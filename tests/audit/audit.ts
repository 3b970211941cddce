import { cpus } from 'node:os'
import { join } from 'node:path'
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { quiet } from '../../src/build/chromiumFlags.ts'
import { findBrowser } from '../../src/build/findBrowser.ts'
import { hasGate, routes } from '../../src/routes.ts'
import { median } from '../bench/statistics.ts'
import { markdownTable } from '../bench/table.ts'
import { BARE, serveSite } from './server.ts'

const { ROUNDS = '3', ROUTE } = process.env
const FLAGS = ['--headless=new', ...quiet, '--disable-gpu', '--ignore-certificate-errors']
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
type Category = (typeof CATEGORIES)[number]

/** What Lighthouse says of one visit, with its preset for phones. */
interface Visit {
  readonly scores: Readonly<Record<Category, number>>
  readonly lcpMs: number
  readonly shift: number
  readonly blockedMs: number
  /** The audits of the four categories that were not passed, and count. */
  readonly failed: readonly string[]
}

async function visit(address: string): Promise<Visit> {
  const browser = await launch({ chromePath: findBrowser(), chromeFlags: FLAGS })
  try {
    const result = await lighthouse(address, {
      port: browser.port,
      output: 'json',
      onlyCategories: [...CATEGORIES],
    })
    if (!result) throw new Error(`Lighthouse has nothing to say of ${address}`)
    const { audits, categories } = result.lhr
    const number = (id: string) => audits[id]?.numericValue ?? Number.NaN
    const counting = CATEGORIES.flatMap((category) =>
      (categories[category]?.auditRefs ?? []).filter(({ weight }) => weight > 0).map(({ id }) => id),
    )
    return {
      scores: Object.fromEntries(
        CATEGORIES.map((category) => [category, Math.round((categories[category]?.score ?? 0) * 100)]),
      ) as Record<Category, number>,
      lcpMs: number('largest-contentful-paint'),
      shift: number('cumulative-layout-shift'),
      blockedMs: number('total-blocking-time'),
      failed: counting.filter((id) => (audits[id]?.score ?? 1) < 0.9),
    }
  } finally {
    browser.kill()
  }
}

const GATES = [
  ['closed', ''],
  ['open', '?gate=open'],
] as const

const server = await serveSite(join(import.meta.dirname, '../../dist'))
const rows: string[][] = []
const failures = new Set<string>()
try {
  for (const route of routes.filter(({ path }) => !ROUTE || path === ROUTE)) {
    const { path } = route
    const gates = hasGate(route) ? GATES : ([['none', '']] as const)
    const bares: Visit[] = []
    const visits = gates.map((): Visit[] => [])
    for (let round = 0; round < Number(ROUNDS); round++) {
      bares.push(await visit(`${server.origin}${BARE}${path}`))
      for (const [index, [, query]] of gates.entries())
        visits[index]?.push(await visit(server.origin + path + query))
    }
    const bareLcpMs = median(bares.map(({ lcpMs }) => lcpMs))
    for (const [index, [gate]] of gates.entries()) {
      const all = visits[index] ?? []
      const middle = (pick: (visit: Visit) => number) => median(all.map(pick))
      for (const { failed } of all) for (const id of failed) failures.add(`${path} ${gate}: ${id}`)
      rows.push([
        path,
        gate,
        ...CATEGORIES.map((category) => middle(({ scores }) => scores[category]).toFixed(0)),
        (middle(({ lcpMs }) => lcpMs) / 1000).toFixed(2),
        (middle(({ lcpMs }) => lcpMs) / bareLcpMs).toFixed(2),
        middle(({ shift }) => shift).toFixed(3),
        middle(({ blockedMs }) => blockedMs).toFixed(0),
      ])
      console.warn(rows.at(-1)?.join(' '))
    }
  }
} finally {
  server.close()
}
const head = [
  'route',
  'gate',
  'performance',
  'accessibility',
  'best practices',
  'SEO',
  'LCP s',
  '× bare page',
  'shift',
  'blocked ms',
]
console.log(
  `\n${new Date().toISOString().slice(0, 10)}, ${cpus()[0]?.model.trim()}, medians of ${ROUNDS}, Lighthouse’s preset for phones.\n`,
)
console.log(markdownTable(head, rows))
if (failures.size > 0) console.log(`\nNot passed:\n${[...failures].join('\n')}`)
