import { fill } from '../../lib/fill.ts'
import { editorText } from '../../site/editorText.ts'
import type { SiteData, SiteFile } from '../../templates/engine/data/siteData.ts'
import type { Kit } from '../../templates/engine/kit/kit.ts'
import type { Sample } from '../../templates/engine/sample/sample.ts'
import { type Control, controlOf, type ItemControl } from '../form/rows/control.ts'
import { listForm } from '../form/rows/listForms.ts'
import { formRow, KEYS_IN_FORM_ORDER } from '../form/rows/pageForm.ts'
import { itemChecks } from './itemChecks.ts'
import { letterMistake } from './letterMistake.ts'
import { pageChecks } from './pageChecks.ts'
import { type Check, type ItemCheck, type Problem, warning } from './problem.ts'

/** A problem of a site, found before its export. Only an `unsafe` problem forbids the export. */
export interface Finding {
  readonly severity: 'unsafe' | 'warning'
  /** Path in the data, as in `links.3.url`; '' means the whole site. */
  readonly field: string
  readonly message: string
  /** True for content of a sample. */
  readonly isSample?: true
}

interface CheckedSite {
  readonly data: SiteData
  readonly kit: Kit
  readonly files: ReadonlyMap<string, Uint8Array>
  readonly samples: readonly Sample[]
}

type Values = Readonly<Record<string, unknown>>

/** A phone with a slow connection loads this in about ten seconds. */
const HEAVY_BYTES = 1_500_000

// The compiler knows the type of each field's value, but not that a key and a value belong together.
const checksOfPage = pageChecks as Readonly<Record<string, Check<unknown>>>
const checksOfItems = itemChecks as Readonly<
  Record<string, Readonly<Record<string, ItemCheck<unknown, unknown>>>>
>

/** Checks a site before its export. Also warns of unchanged content of a sample. @returns unsafe findings first */
export function checkSite(
  data: SiteData,
  kit: Kit,
  files: readonly SiteFile[],
  samples: readonly Sample[],
): readonly Finding[] {
  const site = { data, kit, files: new Map(files.map((file) => [file.path, file.bytes])), samples }
  const findings = KEYS_IN_FORM_ORDER.flatMap((key) => [
    ...fieldFindings(key, site),
    ...listFindings(key, site),
  ])
  findings.push(...weightFindings(files))
  return [
    ...findings.filter(({ severity }) => severity === 'unsafe'),
    ...findings.filter(({ severity }) => severity === 'warning'),
  ]
}

function fieldFindings(key: string, { data, kit, files, samples }: CheckedSite): Finding[] {
  const value = (data as Values)[key]
  const sampleValues = samples.map((sample) => ({
    value: (sample.data as Values)[key],
    pictures: sample.pictures,
  }))
  const problems = checksOfPage[key]?.(value, { kit, page: data, files, samples: sampleValues }) ?? []
  return findingsAt(key, [...problems, ...letterProblems(formRow(key), value)])
}

function listFindings(list: string, { data, samples }: CheckedSite): Finding[] {
  const form = listForm(list)
  if (!form) return []
  const itemsIn = (page: SiteData) => (page as Values)[list] as readonly Values[]
  const sampleItems = samples.flatMap((sample) => itemsIn(sample.data))
  return itemsIn(data).flatMap((item, index) =>
    Object.entries(form.rows).flatMap(([key, row]) => {
      const problems = checksOfItems[list]?.[key]?.(item[key], item, sampleItems) ?? []
      return findingsAt(`${list}.${index}.${key}`, [...problems, ...letterProblems(row, item[key])])
    }),
  )
}

/** Warns of signs that only look like letters. */
function letterProblems(
  row: { readonly control?: Control | ItemControl } | undefined,
  value: unknown,
): Problem[] {
  const isText = row && ['line', 'paragraphs', 'rows'].includes(controlOf(row).kind)
  const message = isText && typeof value === 'string' ? letterMistake(value) : null
  return message === null ? [] : [warning(message)]
}

function findingsAt(path: string, problems: readonly Problem[]): Finding[] {
  return problems.map(({ part, ...problem }) => ({
    ...problem,
    field: part === undefined ? path : `${path}.${part}`,
  }))
}

function weightFindings(files: readonly SiteFile[]): Finding[] {
  const bytes = files.reduce((sum, file) => sum + file.bytes.length, 0)
  if (bytes <= HEAVY_BYTES) return []
  const message = fill(editorText.check.heavy, { size: (bytes / 1_000_000).toFixed(1) })
  return [{ severity: 'warning', field: '', message }]
}
