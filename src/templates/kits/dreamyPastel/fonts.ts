import { fontsOf } from '../../fontsOf.ts'
import said from './fonts.json'

export const fonts = fontsOf(
  said,
  import.meta.glob<string>(
    ['./fonts/*.woff2', '!./fonts/*-{vietnamese,latin-ext,greek,cyrillic,cyrillic-ext}.woff2'],
    { query: '?inline', import: 'default', eager: true },
  ),
)

export const rareFonts = import.meta.glob<string>(
  './fonts/*-{vietnamese,latin-ext,greek,cyrillic,cyrillic-ext}.woff2',
  { query: '?inline', import: 'default' },
)
