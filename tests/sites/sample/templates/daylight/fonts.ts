import type { DeclaredFont } from '../../../../../src/templates/engine/kit/defineTemplate.ts'

export const fonts: readonly DeclaredFont[] = [
  {
    id: 'spectral',
    roles: ['heading'],
    fallback: 'Palatino, Georgia, serif',
    measure: { width: 1.109, ascent: 1.059, descent: 0.463 },
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
    ],
  },
  {
    id: 'plain',
    nameKey: 'plainSans',
    roles: ['body', 'heading'],
    fallback: 'system-ui, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif',
    weight: '',
    sources: [],
  },
]
