import { editorWords } from '../../../site/editorWords.ts'
import effects from '../../effects.js?raw'
import type { Kit } from '../../kit.ts'
import { namedPalettes } from '../../namedPalettes.ts'
import { cursor, icon, pressCursor } from './drawings.ts'
import { fonts, rareFonts } from './fonts.ts'
import { grounds } from './grounds.ts'
import { layout } from './layout.ts'
import look from './look.css?raw'
import palettes from './palettes.json'
import script from './script.js?raw'
import share from './share.jpg?inline'

export const dreamyPastel: Kit = {
  id: '3',
  name: editorWords.kits.dreamyPastel,
  fonts,
  rareFonts,
  palettes: namedPalettes(palettes),
  grounds,
  effectName: editorWords.kits.dreamyPastelEffect,
  cursorName: editorWords.kits.dreamyPastelCursor,
  layout,
  look,
  script: effects + script,
  icon,
  cursor,
  pressCursor,
  sharePicture: { file: 'share.jpg', url: share, alt: editorWords.kits.dreamyPastelPicture },
  pictures: [],
}
