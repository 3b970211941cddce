import { ownerFile } from '../ownerFile.ts'
import { hostsOf } from './hosts.ts'
import type { Publishing } from './schema.ts'

const own =
  ownerFile(import.meta.glob<Publishing>('#content/publishing.ts', { eager: true, import: 'publishing' })) ??
  {}
const { steps = [], phoneTips = [], ...otherFields } = own

/** How a template's user publishes an exported page. */
export const publishing = { ...otherFields, steps, phoneTips }

export const hosts = hostsOf(own)

/** The paragraphs below the cards of the shop. */
export const refundPolicy: readonly string[] =
  ownerFile(
    import.meta.glob<readonly string[]>('#content/refundPolicy.ts', { eager: true, import: 'refundPolicy' }),
  ) ?? []
