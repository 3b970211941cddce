import type { DeclaredFont } from '../engine/kit/defineTemplate.ts'

const fallback = 'Palatino, Georgia, serif'
const elMessiri = {
  name: 'El Messiri',
  copyright: 'Copyright 2015 The El Messiri Project Authors (https://github.com/Gue3bara/El-Messiri)',
  files: import.meta.glob<string>('/node_modules/@fontsource/el-messiri/files/*-arabic-500-normal.woff2', {
    query: '?inline',
    import: 'default',
  }),
}

export const fonts: readonly DeclaredFont[] = [
  {
    id: 'cinzel-decorative',
    roles: ['heading'],
    fallback,
    measure: { width: 1.375, ascent: 0.976, descent: 0.372 },
    weight: '400',
    sources: [
      {
        name: 'Cinzel Decorative',
        copyright: 'Copyright 2012 Natanael Gama, with Reserved Font Name ‘Cinzel’.',
        files: import.meta.glob<string>(
          '/node_modules/@fontsource/cinzel-decorative/files/*-400-normal.woff2',
          { query: '?inline', import: 'default' },
        ),
      },
      elMessiri,
    ],
  },
  {
    id: 'spectral',
    roles: ['body', 'heading'],
    fallback,
    measure: { width: 1.105, ascent: 1.059, descent: 0.463 },
    weight: '500',
    sources: [
      {
        name: 'Spectral',
        copyright:
          'Copyright 2017 The Spectral Project Authors (https://github.com/productiontype/Spectral).',
        files: import.meta.glob<string>('/node_modules/@fontsource/spectral/files/*-500-normal.woff2', {
          query: '?inline',
          import: 'default',
        }),
      },
      {
        name: 'Markazi Text',
        copyright: 'Copyright 2017 The Markazi Text Project Authors (https://github.com/BornaIz/markazitext)',
        files: import.meta.glob<string>(
          '/node_modules/@fontsource/markazi-text/files/*-arabic-500-normal.woff2',
          { query: '?inline', import: 'default' },
        ),
      },
    ],
  },
  {
    id: 'almendra',
    roles: ['heading'],
    fallback,
    measure: { width: 1, ascent: 0.951, descent: 0.345 },
    weight: '400',
    sources: [
      {
        name: 'Almendra',
        copyright: 'Copyright 2011–2012 Ana Sanfelippo, with Reserved Font Name ‘Almendra’.',
        files: import.meta.glob<string>('/node_modules/@fontsource/almendra/files/*-400-normal.woff2', {
          query: '?inline',
          import: 'default',
        }),
      },
      elMessiri,
    ],
  },
]
