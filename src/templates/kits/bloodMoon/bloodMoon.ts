import { editorWords } from '../../../site/editorWords.ts'
import effects from '../../effects.js?raw'
import type { Kit } from '../../kit.ts'
import { namedPalettes } from '../../namedPalettes.ts'
import { cursor, icon, pressCursor } from './drawings.ts'
import { fonts, rareFonts } from './fonts.ts'
import { grounds } from './grounds.ts'
import { layout } from './layout.ts'
import look from './look.css?raw'
import moon from './moon.webp?inline'
import palettes from './palettes.json'
import script from './script.js?raw'
import share from './share.jpg?inline'

export const bloodMoon: Kit = {
  id: '1',
  name: editorWords.kits.bloodMoon,
  fonts,
  rareFonts,
  palettes: namedPalettes(palettes),
  grounds,
  effectName: editorWords.kits.bloodMoonEffect,
  cursorName: editorWords.kits.bloodMoonCursor,
  layout,
  look,
  script: effects + script,
  icon,
  cursor,
  pressCursor,
  sharePicture: {
    file: 'share.jpg',
    url: share,
    alt: editorWords.kits.bloodMoonPicture,
  },
  pictures: [{ file: 'moon.webp', url: moon }],
}
