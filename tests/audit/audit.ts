import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { DEVICES, type Device } from '../bench/device.ts'
import { markdownTable } from '../bench/markdownTable.ts'
import { serve } from '../bench/serve.ts'
import { median } from '../bench/statistics.ts'
import { hasGate, routes, TEMPLATE_IDS } from '../helpers/siteModules.ts'
import { barePage } from './barePage.ts'
import { CATEGORIES, type Preset, type Visit, visit } from './visit.ts'

/** A kind of visit, and the limits of its figures. */
interface VisitKind {
  readonly name: string
  readonly preset: Preset
  readonly device: Device
  readonly query: string
  readonly minPerformance: number
  /** The largest paint, divided by that of the bare page. Such a visit has limits for every figure. */
  readonly maxLcpRatio?: number
}

const LIVE = { device: DEVICES.fastGpu, query: '' } as const
const STILL = { preset: 'phone', device: DEVICES.software, minPerformance: 99 } as const
const WITHOUT_GATE: VisitKind = { ...STILL, name: 'phone', query: '', maxLcpRatio: 1.75 }
const WITH_GATE: readonly VisitKind[] = [
  { ...STILL, name: 'phone, still sky', query: '?renderer=still', maxLcpRatio: 1.5 },
  { ...STILL, name: 'phone, still sky, open gate', query: '?renderer=still&gate=open', maxLcpRatio: 1.75 },
  { ...LIVE, name: 'phone, live sky', preset: 'phone', minPerformance: 90 },
  { ...LIVE, name: 'desktop, live sky', preset: 'desktop', minPerformance: 95 },
]

/** The least layout shift that counts. */
const MIN_VISIBLE_SHIFT = 0.0005

const { values } = parseArgs({
  // The arguments after the paths of Node.js, of `src/tools/run.mjs` and of the audit.
  args: process.argv.slice(3),
  options: {
    rounds: { type: 'string', default: '3' },
    route: { type: 'string', multiple: true, default: [] },
  },
})

const folder = join(import.meta.dirname, '../../dist')
if (!existsSync(join(folder, 'index.html'))) throw new Error('Run `npm run build` first.')
const BARE_FOLDER = 'bare/'
const barePages = new Map(
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => [BARE_FOLDER + file, Buffer.from(barePage(readFileSync(join(folder, file), 'utf8')))]),
)
const { origin, close } = await serve(folder, { secure: true, extra: barePages })

/** Visits a page once per round. @returns the cells after the path: the kind, the medians, and the figures that miss their limits */
async function rowOf(path: string, kind: VisitKind): Promise<string[]> {
  const { preset, device, maxLcpRatio } = kind
  const visits: Visit[] = []
  const lcpRatios: number[] = []
  for (let round = 0; round < Number(values.rounds); round++) {
    const address = origin + path + kind.query
    visits.push(await visit(address, preset, device, 'simulate'))
    if (!maxLcpRatio) continue
    const own = await visit(address, preset, device, 'devtools')
    const bare = await visit(`${origin}/${BARE_FOLDER}${path.slice(1)}`, preset, device, 'devtools')
    lcpRatios.push(own.lcpMs / bare.lcpMs)
  }
  const scores = CATEGORIES.map((category) => median(visits.map((each) => each.scores[category])))
  const shift = median(visits.map((each) => each.shift))
  const lcpRatio = median(lcpRatios)
  const [performance = 0, ...others] = scores
  const misses = [
    ...(performance < kind.minPerformance ? ['performance'] : []),
    ...(maxLcpRatio && others.some((score) => score < 100) ? ['other scores'] : []),
    ...(maxLcpRatio && shift >= MIN_VISIBLE_SHIFT ? ['shift'] : []),
    ...(maxLcpRatio && lcpRatio > maxLcpRatio ? ['largest paint'] : []),
  ]
  const ratio = maxLcpRatio ? `${lcpRatio.toFixed(2)} ×` : ''
  return [kind.name, ...scores.map(String), shift.toFixed(3), ratio, misses.join(', ')]
}

/** All pages but the 404 pages. Then the examples, because they equal the pages that editors export. */
const PAGES = [
  ...routes.map((route) => ({ path: route.path, kinds: hasGate(route) ? WITH_GATE : [WITHOUT_GATE] })),
  ...TEMPLATE_IDS.map((id) => ({ path: `/examples/${id}/`, kinds: [WITHOUT_GATE] })),
]
try {
  const rows: string[][] = []
  for (const { path, kinds } of PAGES.filter(
    (page) => values.route.length === 0 || values.route.includes(page.path),
  ))
    for (const kind of kinds) {
      rows.push([`\`${path}\``, ...(await rowOf(path, kind))])
      console.warn(rows.at(-1)?.join(' '))
    }
  const head = ['route', 'visit', ...CATEGORIES, 'shift', 'largest paint ÷ bare page', 'misses']
  console.log(markdownTable(head, rows))
} finally {
  close()
}
