import { z } from '../../../lib/zod.ts'
import { DATA_VERSION, pageFields } from '../fields/pageFields.ts'
import type { SiteData } from './siteData.ts'

const shape = Object.fromEntries(Object.entries(pageFields).map(([key, { type }]) => [key, type.schema]))

/** The schema of a page. Parsed data has the fields in the order of `pageFields`, and no unknown fields. */
export const siteDataSchema = z.object({
  version: z.literal(DATA_VERSION),
  ...shape,
  // The compiler does not know that the fields are those of the data.
}) as unknown as z.ZodMiniType<SiteData>
