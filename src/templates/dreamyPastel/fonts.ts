import type { DeclaredFont } from '../engine/kit/defineTemplate.ts'

const fallback = 'ui-rounded, "Arial Rounded MT Bold", "Segoe UI", sans-serif'
const balooBhaijaan = {
  name: 'Baloo Bhaijaan 2',
  copyright: 'Copyright 2019 The Baloo 2 Project Authors (https://github.com/EkType/Baloo2)',
  files: import.meta.glob<string>(
    '/node_modules/@fontsource/baloo-bhaijaan-2/files/*-{latin-ext,vietnamese,arabic}-500-normal.woff2',
    { query: '?inline', import: 'default' },
  ),
}

export const fonts: readonly DeclaredFont[] = [
  {
    id: 'fredoka',
    roles: ['heading'],
    fallback,
    measure: { width: 1, ascent: 0.974, descent: 0.236 },
    weight: '600',
    sources: [
      {
        name: 'Fredoka',
        copyright: 'Copyright 2016 The Fredoka Project Authors (https://github.com/hafontia/Fredoka-One).',
        files: import.meta.glob<string>(
          '/node_modules/@fontsource/fredoka/files/*-{latin,hebrew}-600-normal.woff2',
          { query: '?inline', import: 'default' },
        ),
      },
      {
        ...balooBhaijaan,
        files: import.meta.glob<string>(
          '/node_modules/@fontsource/baloo-bhaijaan-2/files/*-{latin-ext,vietnamese,arabic}-600-normal.woff2',
          { query: '?inline', import: 'default' },
        ),
      },
    ],
  },
  {
    id: 'zen-maru-gothic',
    roles: ['body', 'heading'],
    fallback,
    measure: { width: 0.98, ascent: 1.16, descent: 0.288 },
    weight: '500',
    sources: [
      {
        name: 'Zen Maru Gothic',
        copyright:
          'Copyright 2021 The Zen Maru Gothic Authors (https://github.com/googlefonts/zen-marugothic).',
        files: import.meta.glob<string>(
          '/node_modules/@fontsource/zen-maru-gothic/files/*-{latin,greek,cyrillic}-500-normal.woff2',
          { query: '?inline', import: 'default' },
        ),
      },
      balooBhaijaan,
    ],
  },
  {
    id: 'bubblegum-sans',
    roles: ['heading'],
    fallback,
    measure: { width: 0.825, ascent: 0.852, descent: 0.311 },
    weight: '400',
    sources: [
      {
        name: 'Bubblegum Sans',
        copyright:
          'Copyright 2011 Angel Koziupa and Alejandro Paul, with Reserved Font Name “Bubblegum Sans”.',
        files: import.meta.glob<string>(
          '/node_modules/@fontsource/bubblegum-sans/files/*-latin-400-normal.woff2',
          { query: '?inline', import: 'default' },
        ),
      },
      balooBhaijaan,
    ],
  },
]
