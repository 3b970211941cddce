import type { Template } from '../../../src/site/schema.ts'

/** Two of the site's own templates, and an external one. */
export const templates: readonly Template[] = [
  { id: 'blood', kit: '1', title: 'قمر الدم', summary: 'أحمر وأسود تحت قمر من دم.', bio: ['صفحة قوطية.'] },
  { id: 'pastel', kit: '3', title: 'حالم وباستيلي', summary: 'نجوم باستيلية وقلوب طافية.' },
  {
    id: 'elsewhere',
    title: 'Something else entirely, with a long name',
    summary: 'قالب من مكان آخر.',
    image: 'templates/3/preview-2.webp',
    images: [{ src: 'templates/3/preview-3.webp' }],
    editorLink: 'https://editor.example.com/',
    demoLink: 'https://demo.example.com/',
  },
]
