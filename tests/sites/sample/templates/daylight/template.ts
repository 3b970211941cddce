import { defineTemplate } from '../../../../../src/templates/engine/kit/defineTemplate.ts'
import { backgrounds } from './backgrounds.ts'
import * as drawings from './drawings.ts'
import { fonts } from './fonts.ts'
import { layout } from './layout.ts'
import look from './look.css?raw'
import names from './names.json'
import palettes from './palettes.json'
import script from './script.js?raw'
import { shades } from './shades.ts'
import sharePicture from './share.jpg?inline'

export const template = defineTemplate({
  names,
  fonts,
  palettes,
  shades,
  backgrounds,
  layout,
  look,
  styles: import.meta.glob<string>('./styles/*.css', { query: '?raw', import: 'default', eager: true }),
  script,
  sharePicture,
  ...drawings,
})
