import type { Kit } from '../../kit.ts'
import { cursor, icon, pressCursor } from './drawings.ts'
import { fonts, rareFonts } from './fonts.ts'
import { grounds } from './grounds.ts'
import { layout } from './layout.ts'
import look from './look.css?raw'
import moon from './moon.webp?inline'
import { palettes } from './palettes.ts'
import script from './script.js?raw'
import share from './share.jpg?inline'

export const bloodMoon: Kit = {
  id: '1',
  name: 'Blood Moon/Eclipse',
  fonts,
  rareFonts,
  palettes,
  grounds,
  effectName: 'Blood rain',
  cursorName: 'A red cursor',
  layout,
  look,
  script,
  icon,
  cursor,
  pressCursor,
  sharePicture: {
    file: 'share.jpg',
    url: share,
    alt: 'A blood moon behind a cathedral’s spires, over a red pool',
  },
  pictures: [{ file: 'moon.webp', url: moon }],
}
