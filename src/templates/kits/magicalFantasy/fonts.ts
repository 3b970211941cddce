import almendra from '@fontsource/almendra/files/almendra-latin-400-normal.woff2?inline'
import cinzel from '@fontsource/cinzel-decorative/files/cinzel-decorative-latin-700-normal.woff2?inline'
import rosarivo from '@fontsource/rosarivo/files/rosarivo-latin-400-normal.woff2?inline'
import type { Font } from '../../kit.ts'

const BOOKISH = '"Palatino Linotype", Palatino, "Noto Serif", Georgia, serif'

export const fonts: readonly Font[] = [
  {
    id: 'cinzel-decorative',
    name: 'Cinzel Decorative',
    roles: ['heading'],
    fallback: BOOKISH,
    files: [{ file: 'fonts/cinzel-decorative.woff2', weight: '700', style: 'normal', url: cinzel }],
    copyright: 'Copyright 2012 Natanael Gama, with Reserved Font Name ‘Cinzel’.',
  },
  {
    id: 'rosarivo',
    name: 'Rosarivo',
    roles: ['body', 'heading'],
    fallback: BOOKISH,
    files: [{ file: 'fonts/rosarivo.woff2', weight: '400', style: 'normal', url: rosarivo }],
    copyright:
      'Copyright 2011 UGR Design, with Reserved Font Names “Rosarivo”, “Rosarivo Pro”, “Rosarivo UGR”.',
  },
  {
    id: 'almendra',
    name: 'Almendra',
    roles: ['body', 'heading'],
    fallback: BOOKISH,
    files: [{ file: 'fonts/almendra.woff2', weight: '400', style: 'normal', url: almendra }],
    copyright: 'Copyright 2011–2012 Ana Sanfelippo, with Reserved Font Name ‘Almendra’.',
  },
]
