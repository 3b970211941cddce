import type { Font } from '../../kit.ts'
import bubblegum from './fonts/bubblegum-sans.woff2?inline'
import fredoka from './fonts/fredoka.woff2?inline'
import zenMaru from './fonts/zen-maru-gothic.woff2?inline'

const ROUNDED = 'ui-rounded, "Arial Rounded MT Bold", "Segoe UI", sans-serif'

export const fonts: readonly Font[] = [
  {
    id: 'fredoka',
    name: 'Fredoka',
    roles: ['heading'],
    fallback: ROUNDED,
    files: [{ file: 'fonts/fredoka.woff2', weight: '600', style: 'normal', url: fredoka }],
    copyright: 'Copyright 2016 The Fredoka Project Authors (https://github.com/hafontia/Fredoka-One).',
  },
  {
    id: 'zen-maru-gothic',
    name: 'Zen Maru Gothic',
    roles: ['body', 'heading'],
    fallback: ROUNDED,
    files: [{ file: 'fonts/zen-maru-gothic.woff2', weight: '500', style: 'normal', url: zenMaru }],
    copyright: 'Copyright 2021 The Zen Maru Gothic Authors (https://github.com/googlefonts/zen-marugothic).',
  },
  {
    id: 'bubblegum-sans',
    name: 'Moongate Round',
    roles: ['heading'],
    fallback: ROUNDED,
    files: [{ file: 'fonts/bubblegum-sans.woff2', weight: '400', style: 'normal', url: bubblegum }],
    copyright: 'Copyright 2011 Angel Koziupa and Alejandro Paul, with Reserved Font Name “Bubblegum Sans”.',
  },
]

export const rareFonts = import.meta.glob<string>(
  './fonts/*-{vietnamese,latin-ext,greek,cyrillic,cyrillic-ext}.woff2',
  {
    query: '?inline',
    import: 'default',
  },
)
