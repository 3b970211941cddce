import type { VisitCounter } from '../lib/countVisit.ts'
import { site } from './site.ts'

/** The addresses that take visits where an owner names none. GoatCounter gives each owner one of their own. */
const ADDRESSES: Readonly<Partial<Record<VisitCounter['service'], string>>> = {
  Plausible: 'https://plausible.io/api/event',
  Umami: 'https://cloud.umami.is/api/send',
}

/** The owner's counter of visits. Null: nobody is counted. */
export const counter: VisitCounter | null = site.counter
  ? { address: ADDRESSES[site.counter.service] ?? '', site: '', ...site.counter }
  : null
