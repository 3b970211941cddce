import type { SiteEvent } from '../../../src/site/schema.ts'

/** Two events far in the future, and a past one. */
export const events = [
  {
    name: 'سوق الميلاد',
    date: '2096-12-06',
    until: '2096-12-08',
    place: 'بيروت',
    url: 'https://events.example.com/market',
  },
  { name: 'فرن مفتوح', date: '2095-03-21', time: '18:30', place: 'طرابلس', url: '/shop' },
  { name: 'معرض الرسوم', date: '2019-05-04', place: 'صيدا' },
] as const satisfies readonly SiteEvent[]
