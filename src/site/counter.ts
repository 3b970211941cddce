import type { SiteCounter } from '../lib/countVisit.ts'
import { site } from './site.ts'

/** The default addresses that receive the visits. With GoatCounter, `site.ts` must have the owner's address. */
const DEFAULT_ADDRESSES: Readonly<Partial<Record<SiteCounter['service'], string>>> = {
  Plausible: 'https://plausible.io/api/event',
  Umami: 'https://gateway.umami.is/api/send',
}

/** The owner's counter of visits, or null without one. */
export const counter: SiteCounter | null = site.counter
  ? { address: DEFAULT_ADDRESSES[site.counter.service] ?? '', site: '', ...site.counter }
  : null
