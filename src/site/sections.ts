import { sections as ownSections } from '#content/sections.ts'
import { filled } from './filled.ts'
import type { Section } from './schema.ts'
import { words } from './words.ts'

const listed: readonly Section[] = ownSections
const said: Readonly<Record<string, string>> = words.sections

/** The home page's sections in the owner's order. One without anything in it is not there. */
export const sections = listed
  .filter(({ id }) => filled[id])
  .map((section) => ({
    ...section,
    name: section.name ?? words.sections[section.id],
    title: section.title ?? words.sections[`${section.id}Title`],
    text: section.text ?? said[`${section.id}Text`],
  }))
