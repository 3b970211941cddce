import { fill } from '../../lib/fill.ts'
import { editorWords } from '../../site/editorWords.ts'
import type { SiteData, SiteFile } from './data/siteData.ts'
import {
  type CheckContext,
  type ItemField,
  type PageField,
  type PageFields,
  type Problem,
  warning,
} from './fields/field.ts'
import { inFormOrder } from './fields/formOrder.ts'
import { letterMistake } from './fields/letterMistake.ts'
import { pageFields } from './fields/pageFields.ts'
import type { Kit } from './kit/kit.ts'
import type { Sample } from './sample/samples.ts'

/** A problem of a site, found before its export. Only an `unsafe` problem forbids the export. */
export interface Finding {
  readonly severity: 'unsafe' | 'warning'
  /** Path in the data, as in `links.3.url`; '' means the whole site. */
  readonly field: string
  readonly message: string
}

type Values = Readonly<Record<string, unknown>>

/** A phone with a slow connection loads this in about ten seconds. */
const HEAVY_BYTES = 1_500_000

/** Checks a site before its export. Also warns of unchanged content of a sample. @returns unsafe findings first */
export function checkSite(
  data: SiteData,
  kit: Kit,
  files: readonly SiteFile[],
  samples: readonly Sample[],
  fields: PageFields = pageFields,
): readonly Finding[] {
  const bytesByPath = new Map(files.map((file) => [file.path, file.bytes]))
  const values: Values = data
  const findings = inFormOrder(fields).flatMap(({ key, field }) => {
    const context = {
      kit,
      page: data,
      files: bytesByPath,
      samples: samples.map((sample) => ({
        value: (sample.data as Values)[key] ?? field.empty,
        pictures: sample.pictures,
      })),
    }
    return fieldFindings(key, field, values[key], context)
  })
  findings.push(...weightFindings(files))
  return [
    ...findings.filter(({ severity }) => severity === 'unsafe'),
    ...findings.filter(({ severity }) => severity === 'warning'),
  ]
}

function fieldFindings(
  key: string,
  field: PageField<unknown>,
  value: unknown,
  context: CheckContext<unknown>,
): Finding[] {
  const findings = [...field.check(value, context), ...letterProblems(field, value)].map((problem) =>
    findingAt(key, problem),
  )
  if (!field.items?.fields) return findings
  const { fields } = field.items
  const sampleItems = context.samples.flatMap((sample) => sample.value as readonly Values[])
  const itemFindings = (value as readonly Values[]).flatMap((item, index) =>
    Object.entries(fields).flatMap(([name, itemField]) =>
      [...itemField.check(item[name], { item, sampleItems }), ...letterProblems(itemField, item[name])].map(
        (problem) => findingAt(`${key}.${index}.${name}`, problem),
      ),
    ),
  )
  return [...findings, ...itemFindings]
}

/** Warns of signs that only look like letters. */
function letterProblems(
  { form }: Pick<PageField<unknown> | ItemField<unknown>, 'form'>,
  value: unknown,
): Problem[] {
  const isText = form && ['line', 'paragraphs', 'rows'].includes(form.control.kind)
  const message = isText && typeof value === 'string' ? letterMistake(value) : null
  return message === null ? [] : [warning(message)]
}

function findingAt(path: string, { severity, message, part }: Problem): Finding {
  return { severity, field: part === undefined ? path : `${path}.${part}`, message }
}

function weightFindings(files: readonly SiteFile[]): Finding[] {
  const bytes = files.reduce((sum, file) => sum + file.bytes.length, 0)
  if (bytes <= HEAVY_BYTES) return []
  const message = fill(editorWords.check.heavy, { size: (bytes / 1_000_000).toFixed(1) })
  return [{ severity: 'warning', field: '', message }]
}
