import type { DeclaredFont } from '../engine/kit/defineTemplate.ts'

const fallback = "'Palatino Linotype', Palatino, 'Book Antiqua', 'URW Palladio L', Georgia, serif"
const reemKufi = {
  name: 'Reem Kufi',
  copyright: 'Copyright 2015-2022 The Reem Kufi Project Authors (https://github.com/aliftype/reem-kufi).',
}

export const fonts: readonly DeclaredFont[] = [
  {
    id: 'grenze-gotisch',
    roles: ['heading'],
    fallback,
    measure: { width: 0.91, ascent: 1.1, descent: 0.38 },
    weight: '400',
    sources: [
      {
        name: 'Grenze Gotisch',
        copyright: 'Copyright 2020 The Grenze Gotisch Project Authors.',
        files: import.meta.glob<string>('/node_modules/@fontsource/grenze-gotisch/files/*-600-normal.woff2', {
          query: '?inline',
          import: 'default',
        }),
      },
      {
        ...reemKufi,
        files: import.meta.glob<string>(
          '/node_modules/@fontsource/reem-kufi/files/*-arabic-600-normal.woff2',
          { query: '?inline', import: 'default' },
        ),
      },
    ],
  },
  {
    id: 'pirata-one',
    roles: ['heading'],
    fallback,
    measure: { width: 0.845, ascent: 1.006, descent: 0.279 },
    weight: '400',
    sources: [
      {
        name: 'Pirata One',
        copyright: 'Copyright 2012 Rodrigo Fuenzalida and Nicolas Massi, with Reserved Font Name Pirata.',
        files: import.meta.glob<string>('/node_modules/@fontsource/pirata-one/files/*-400-normal.woff2', {
          query: '?inline',
          import: 'default',
        }),
      },
      {
        ...reemKufi,
        files: import.meta.glob<string>(
          '/node_modules/@fontsource/reem-kufi/files/*-arabic-500-normal.woff2',
          { query: '?inline', import: 'default' },
        ),
      },
    ],
  },
  {
    id: 'cinzel',
    roles: ['heading'],
    fallback,
    measure: { width: 1.32, ascent: 0.976, descent: 0.372 },
    weight: '400',
    sources: [
      {
        name: 'Cinzel',
        copyright: 'Copyright 2020 The Cinzel Project Authors.',
        files: import.meta.glob<string>('/node_modules/@fontsource/cinzel/files/*-400-normal.woff2', {
          query: '?inline',
          import: 'default',
        }),
      },
      {
        ...reemKufi,
        files: import.meta.glob<string>(
          '/node_modules/@fontsource/reem-kufi/files/*-arabic-400-normal.woff2',
          { query: '?inline', import: 'default' },
        ),
      },
    ],
  },
  {
    id: 'grenze',
    roles: ['body'],
    fallback,
    measure: { width: 0.88, ascent: 1.1, descent: 0.38 },
    weight: '400',
    sources: [
      {
        name: 'Grenze',
        copyright: 'Copyright 2019 The Grenze Project Authors.',
        files: import.meta.glob<string>('/node_modules/@fontsource/grenze/files/*-400-normal.woff2', {
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
    id: 'old-book',
    nameKey: 'oldBook',
    roles: ['heading', 'body'],
    fallback,
    weight: '',
    sources: [],
  },
]
