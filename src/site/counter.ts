import type { VisitCounter } from '../lib/countVisit.ts'
import { site } from './site.ts'

/** Default addresses of the services. GoatCounter has none: each owner has an address of their own. */
const ADDRESSES: Readonly<Partial<Record<VisitCounter['service'], string>>> = {
  Plausible: 'https://plausible.io/api/event',
  Umami: 'https://cloud.umami.is/api/send',
}

/** The owner's counter of visits, or null if the site has none. */
export const counter: VisitCounter | null = site.counter
  ? { address: ADDRESSES[site.counter.service] ?? '', site: '', ...site.counter }
  : null
