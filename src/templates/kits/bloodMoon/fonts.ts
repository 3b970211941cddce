import { editorWords } from '../../../site/editorWords.ts'
import type { Font } from '../../kit.ts'
import cinzel from './fonts/cinzel.woff2?inline'
import grenze from './fonts/grenze.woff2?inline'
import grenzeGotisch from './fonts/grenze-gotisch.woff2?inline'
import pirataOne from './fonts/pirata-one.woff2?inline'

const OLD_BOOK = "'Palatino Linotype', Palatino, 'Book Antiqua', 'URW Palladio L', Georgia, serif"

const one = (file: string, url: string, weight: string) =>
  [{ file: `fonts/${file}.woff2`, url, weight, style: 'normal' }] as const

export const fonts = [
  {
    id: 'grenze-gotisch',
    name: 'Grenze Gotisch',
    roles: ['heading'],
    fallback: OLD_BOOK,
    files: one('grenze-gotisch', grenzeGotisch, '400'),
    copyright: 'Copyright 2020 The Grenze Gotisch Project Authors.',
  },
  {
    id: 'pirata-one',
    name: 'Pirata One',
    roles: ['heading'],
    fallback: OLD_BOOK,
    files: one('pirata-one', pirataOne, '400'),
    copyright: 'Copyright 2012 Rodrigo Fuenzalida and Nicolas Massi, with Reserved Font Name Pirata.',
  },
  {
    id: 'cinzel',
    name: 'Cinzel',
    roles: ['heading'],
    fallback: OLD_BOOK,
    files: one('cinzel', cinzel, '400'),
    copyright: 'Copyright 2020 The Cinzel Project Authors.',
  },
  {
    id: 'grenze',
    name: 'Grenze',
    roles: ['body'],
    fallback: OLD_BOOK,
    files: one('grenze', grenze, '400'),
    copyright: 'Copyright 2019 The Grenze Project Authors.',
  },
  {
    id: 'old-book',
    name: editorWords.kits.oldBook,
    roles: ['heading', 'body'],
    fallback: OLD_BOOK,
    files: [],
    copyright: '',
  },
] as const satisfies readonly Font[]
