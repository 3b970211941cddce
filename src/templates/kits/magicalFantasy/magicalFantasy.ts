import type { Kit } from '../../kit.ts'
import { cursor, icon, pressCursor } from './drawings.ts'
import { fonts, rareFonts } from './fonts.ts'
import { grounds } from './grounds.ts'
import { layout } from './layout.ts'
import look from './look.css?raw'
import { palettes } from './palettes.ts'
import script from './script.js?raw'
import share from './share.jpg?inline'

export const magicalFantasy: Kit = {
  id: '2',
  name: 'Magical Fantasy',
  fonts,
  rareFonts,
  palettes,
  grounds,
  effectName: 'Sparkles and changing sky',
  cursorName: 'A wand as cursor',
  layout,
  look,
  script,
  icon,
  cursor,
  pressCursor,
  sharePicture: { file: 'share.jpg', url: share, alt: 'An open book that shines under a violet sky' },
  pictures: [],
}
