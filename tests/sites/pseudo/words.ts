import english from '../../../src/site/english.json' with { type: 'json' }
import { marked } from './mark.ts'

type TextGroups = Readonly<Record<string, Readonly<Record<string, string>>>>

const sectionWords = import.meta.glob<TextGroups>('../../../src/sections/*/words.json', {
  eager: true,
  import: 'default',
})

/** Every text of the site, in brackets. The parts have different texts in the same groups. */
const groups: Record<string, Readonly<Record<string, string>>> = {}
for (const part of [english, ...Object.values(sectionWords)])
  for (const [name, texts] of Object.entries(part)) groups[name] = { ...groups[name], ...texts }

export const words = marked(groups)
