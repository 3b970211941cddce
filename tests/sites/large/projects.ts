import type { Project } from '../../../src/site/schema.ts'

const NAMES = ['تقويم المد', 'إذاعة الفراشات', 'مرصد من ورق', 'Letters to No One', 'حديقة الليل'] as const

export const projects: readonly Project[] = Array.from({ length: 40 }, (_, index) => ({
  id: `project-${index}`,
  name: `${NAMES[index % NAMES.length]} ${index + 1}`,
  ...(index % 3 > 0 && { summary: 'أزهار لا تتفتح إلا بعد غروب شمسكم أنتم، في كل مدينة وفي كل ليلة.' }),
  url: `https://projects.example.com/${index}`,
}))
