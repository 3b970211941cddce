import { editorWords } from '../../../site/editorWords.ts'
import { kitOf } from '../../kitOf.ts'
import * as drawings from './drawings.ts'
import fonts from './fonts.json'
import { grounds } from './grounds.ts'
import { layout } from './layout.ts'
import look from './look.css?raw'
import moon from './moon.webp?inline'
import palettes from './palettes.json'
import script from './script.js?raw'
import share from './share.jpg?inline'

export const bloodMoon = kitOf('bloodMoon', {
  id: '1',
  fonts: fonts.map((font) => (font.name ? font : { ...font, name: editorWords.kits.oldBook })),
  fontUrls: import.meta.glob('./fonts/*.woff2', { query: '?inline', import: 'default', eager: true }),
  rareFonts: import.meta.glob<string>('./fonts/rare/*.woff2', { query: '?inline', import: 'default' }),
  palettes,
  grounds,
  layout,
  look,
  script,
  share,
  pictures: [{ file: 'moon.webp', url: moon }],
  ...drawings,
})
