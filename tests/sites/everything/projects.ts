import type { Project } from '../../../src/site/schema.ts'

/** Projects with and without a summary and a picture, one of them a page of the site. */
export const projects = [
  {
    name: 'تقويم المد',
    url: 'https://projects.example.com/tide',
    summary: 'أزهار لا تتفتح إلا بعد غروب شمسكم.',
  },
  { name: 'إذاعة الفراشات', url: 'https://projects.example.com/moths', image: 'anfora.webp' },
  { name: 'Letters to No One', url: '/the-long-way' },
] as const satisfies readonly Project[]
