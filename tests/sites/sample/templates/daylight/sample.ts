import { defineSample } from '../../../../../src/templates/engine/sample/sampleOf.ts'
import palettes from './palettes.json'
import portrait from './portrait.webp?inline'
import text from './sample.json'

export const sample = defineSample({
  text,
  colours: palettes.morningLinen,
  pictures: { 'pictures/portrait.webp': portrait },
})
