import { fill } from '../../../lib/fill.ts'
import { z } from '../../../lib/zod.ts'
import { editorWords } from '../../../site/editorWords.ts'
import type { PageFields } from '../fields/field.ts'
import { pageFields } from '../fields/pageFields.ts'
import type { SiteData } from './siteData.ts'

const messages = editorWords.data

/** The version of the data format: the highest `since` of the fields of a page and its items. */
export function dataVersion(fields: PageFields): number {
  return Math.max(
    ...Object.values(fields).flatMap(({ since, items }) => [
      since,
      ...Object.values(items?.fields ?? {}).map((field) => field.since),
    ]),
  )
}

export const DATA_VERSION = dataVersion(pageFields)

/** The schema of a page. Parsed data has the fields in the order of `fields`, and no unknown fields. */
export function schemaOf(fields: PageFields): z.ZodMiniType<SiteData> {
  const version = dataVersion(fields)
  const error = ({ input }: { input?: unknown }) =>
    typeof input === 'number' && input > version ? fill(messages.newer, { version: input }) : messages.version
  const shape = Object.fromEntries(Object.entries(fields).map(([key, { type }]) => [key, type.schema]))
  const schema = z.object({ version: z.literal(version, { error }), ...shape }, messages.object)
  // The compiler does not know that the fields are those of the data.
  return schema as unknown as z.ZodMiniType<SiteData>
}

export const siteDataSchema = schemaOf(pageFields)
