import type { VisitCounter } from '../lib/countVisit.ts'
import { site } from './site.ts'

/** The services' addresses for visits. GoatCounter has no common one: each owner writes their own. */
const ADDRESSES: Readonly<Partial<Record<VisitCounter['service'], string>>> = {
  Plausible: 'https://plausible.io/api/event',
  Umami: 'https://cloud.umami.is/api/send',
}

/** The owner's counter of visits, or null if the owner has none. */
export const counter: VisitCounter | null = site.counter
  ? { address: ADDRESSES[site.counter.service] ?? '', site: '', ...site.counter }
  : null
