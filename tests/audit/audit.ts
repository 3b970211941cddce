import { readdirSync, readFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { builtSite } from '../bench/buildPages.ts'
import { DEVICES, type Device } from '../bench/device.ts'
import { formatNumber, formatRatio, markdownTable } from '../bench/markdownTable.ts'
import { commandLine, readOptions } from '../bench/options.ts'
import { saveTable } from '../bench/saveTable.ts'
import { serve } from '../bench/serve.ts'
import { routes as allRoutes, hasGate, TEMPLATE_IDS } from '../helpers/siteModules.ts'
import { barePage } from './barePage.ts'
import { isLimited, limitsLcp, missedLimits, type SkyKind, summary } from './limits.ts'
import { CATEGORIES, type Preset, type Visit, visit } from './visit.ts'

const PRESETS: readonly Preset[] = ['phone', 'desktop']
const SKIES: Readonly<Record<SkyKind, { name: string; query: string; device: Device }>> = {
  still: { name: 'still', query: 'renderer=still', device: DEVICES.software },
  card: { name: 'live, as on a fast card', query: '', device: DEVICES.fastGpu },
  software: { name: 'live, drawn in software', query: '', device: DEVICES.software },
}

const DEFAULT_ROUNDS = 3

const { rounds, site, routes, only, save } = readOptions(commandLine(), DEFAULT_ROUNDS)
/** True if `only` contains the name, or no name of its group. @param group all presets, or all skies */
const isChosen = (name: string, group: readonly string[]) =>
  only.includes(name) || !only.some((each) => group.includes(each))
const presets = PRESETS.filter((preset) => isChosen(preset, PRESETS))
const kinds = (Object.keys(SKIES) as SkyKind[]).filter((kind) => isChosen(kind, Object.keys(SKIES)))

const BARE_FOLDER = 'bare/'
const folder = builtSite(site)
const barePages = new Map(
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => [BARE_FOLDER + file, Buffer.from(barePage(readFileSync(join(folder, file), 'utf8')))]),
)
const { origin, close } = await serve(folder, { secure: true, extra: barePages })

interface AuditedPage {
  readonly path: string
  /** 'closed' and 'open', or only 'none'. */
  readonly gates: readonly string[]
}

/** All pages of the site but the 404 pages. Then the examples, because they equal the pages that editors export. */
const PAGES: readonly AuditedPage[] = [
  ...allRoutes.map((route) => ({ path: route.path, gates: hasGate(route) ? ['closed', 'open'] : ['none'] })),
  ...TEMPLATE_IDS.map((id) => ({ path: `/examples/${id}/`, gates: ['none'] })),
]

interface Row {
  /** The first cells: path, gate and sky. */
  readonly names: readonly string[]
  /** 'still' also for a page without a sky. */
  readonly kind: SkyKind
  readonly address: string
  /** Fast visits, from which Lighthouse estimates slow ones. */
  readonly visits: Visit[]
  /** Visits with a network and a processor that are really slowed. */
  readonly throttledVisits: Visit[]
}

function rowsOf({ path, gates }: AuditedPage): Row[] {
  return gates.flatMap((gate) =>
    kinds
      // In the sample content, a page without a gate has no sky either, so one row is enough for it.
      .filter((kind) => gate !== 'none' || kind === 'still')
      .map((kind) => {
        const queries = [gate === 'open' ? 'gate=open' : '', gate === 'none' ? '' : SKIES[kind].query]
        const query = queries.filter(Boolean).join('&')
        return {
          names: [`\`${path}\``, gate, gate === 'none' ? 'none' : SKIES[kind].name],
          kind,
          address: `${origin}${path}${query && `?${query}`}`,
          visits: [],
          throttledVisits: [],
        }
      }),
  )
}

async function audit(preset: Preset): Promise<string> {
  const tableRows: string[][] = []
  const failures = new Set<string>()
  for (const page of PAGES.filter(({ path }) => routes.length === 0 || routes.includes(path))) {
    const rows = rowsOf(page)
    const bareVisits: Visit[] = []
    const bareAddress = `${origin}/${BARE_FOLDER}${page.path.slice(1)}`
    for (let round = 0; round < rounds; round++) {
      if (rows.some(({ kind }) => limitsLcp(preset, kind)))
        bareVisits.push(await visit(bareAddress, preset, DEVICES.software, 'devtools'))
      for (const { address, kind, visits, throttledVisits } of rows) {
        // A row without a limit is only reported, so one visit is enough.
        if (round > 0 && !isLimited(preset, kind)) continue
        const { device } = SKIES[kind]
        visits.push(await visit(address, preset, device, 'simulate'))
        if (limitsLcp(preset, kind)) throttledVisits.push(await visit(address, preset, device, 'devtools'))
      }
    }
    for (const { names, kind, visits, throttledVisits } of rows) {
      const medians = summary(visits, throttledVisits, bareVisits)
      for (const { failed } of visits) for (const id of failed) failures.add(`${names.join(', ')}: ${id}`)
      tableRows.push([
        ...names,
        ...CATEGORIES.map((category) => formatNumber(medians.scores[category], 0)),
        formatNumber(medians.lcpMs / 1000, 2),
        formatNumber(medians.throttledLcpMs / 1000, 2),
        formatRatio(medians.lcpRatio),
        formatNumber(medians.shift, 3),
        formatNumber(medians.blockedMs, 0),
        missedLimits(preset, kind, medians)?.join(', ') ?? '',
      ])
      console.warn(tableRows.at(-1)?.join(' '))
    }
  }
  const head = [
    'route',
    'gate',
    'sky',
    ...CATEGORIES,
    'LCP s',
    'LCP s, applied',
    '÷ bare page',
    'shift',
    'blocked ms',
    'misses',
  ]
  const failedAudits = [...failures].map((failure) => `- ${failure}`)
  return [
    markdownTable(head, tableRows),
    ...(failedAudits.length > 0 ? [`Audits not passed:\n\n${failedAudits.join('\n')}`] : []),
  ].join('\n\n')
}

try {
  for (const preset of presets) {
    const machine = `${cpus()[0]?.model.trim()}, ${cpus().length} cores`
    const report = `${new Date().toISOString().slice(0, 10)}, ${machine}, medians of ${rounds}.\n\n${await audit(preset)}`
    console.log(`\n## ${preset}\n\n${report}`)
    if (save) saveTable(join(import.meta.dirname, 'README.md'), preset, report)
  }
} finally {
  close()
}
