import { sampleOf } from '../../sampleOf.ts'
import palettes from './palettes.json'
import portrait from './portrait.webp?inline'
import said from './sample.json'

export const sample = sampleOf('1', said, palettes.redMoon, portrait)
