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

export const magicalFantasy: Kit = {
  id: '2',
  name: editorWords.kits.magicalFantasy,
  fonts,
  rareFonts,
  palettes: namedPalettes(palettes),
  grounds,
  effectName: editorWords.kits.magicalFantasyEffect,
  cursorName: editorWords.kits.magicalFantasyCursor,
  layout,
  look,
  script: effects + script,
  icon,
  cursor,
  pressCursor,
  sharePicture: { file: 'share.jpg', url: share, alt: editorWords.kits.magicalFantasyPicture },
  pictures: [],
}
