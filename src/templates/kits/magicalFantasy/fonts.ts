import type { Font } from '../../kit.ts'
import almendra from './fonts/almendra.woff2?inline'
import cinzel from './fonts/cinzel-decorative.woff2?inline'
import spectral from './fonts/spectral.woff2?inline'

const BOOKISH = 'Palatino, Georgia, serif'

export const fonts: readonly Font[] = [
  {
    id: 'cinzel-decorative',
    name: 'Gilded Decorative',
    roles: ['heading'],
    fallback: BOOKISH,
    files: [{ file: 'fonts/cinzel-decorative.woff2', weight: '400', style: 'normal', url: cinzel }],
    copyright: 'Copyright 2012 Natanael Gama, with Reserved Font Name ‘Cinzel’.',
  },
  {
    id: 'spectral',
    name: 'Spectral',
    roles: ['body', 'heading'],
    fallback: BOOKISH,
    files: [{ file: 'fonts/spectral.woff2', weight: '500', style: 'normal', url: spectral }],
    copyright: 'Copyright 2017 The Spectral Project Authors (https://github.com/productiontype/Spectral).',
  },
  {
    id: 'almendra',
    name: 'Moonbook',
    roles: ['heading'],
    fallback: BOOKISH,
    files: [{ file: 'fonts/almendra.woff2', weight: '400', style: 'normal', url: almendra }],
    copyright: 'Copyright 2011–2012 Ana Sanfelippo, with Reserved Font Name ‘Almendra’.',
  },
]

export const rareFonts = import.meta.glob<string>(
  './fonts/*-{vietnamese,latin-ext,greek,cyrillic,cyrillic-ext}.woff2',
  {
    query: '?inline',
    import: 'default',
  },
)
