import type { Font } from '../../kit.ts'

export const fonts: readonly Font[] = [
  {
    id: 'system',
    name: 'System',
    roles: ['heading', 'body'],
    fallback: 'Georgia, serif',
    files: [],
    copyright: '',
  },
]
