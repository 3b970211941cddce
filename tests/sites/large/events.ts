import type { SiteEvent } from '../../../src/site/schema.ts'

/** Dates that have all passed. */
export const events: readonly SiteEvent[] = [2019, 2020, 2021].map((year) => ({
  name: `معرض الرسوم ${year}`,
  date: `${year}-02-01`,
  until: `${year}-02-14`,
  place: 'بيروت',
  url: `https://events.example.com/${year}`,
}))
