import { textsOf } from '../../site/text.ts'
import type { SectionHosts, SectionRow } from '../section.ts'
import { contact, hasContact } from './contact.ts'
import words from './words.json' with { type: 'json' }

const { sections } = textsOf(words)

export const section: SectionRow = {
  id: 'message',
  emoji: '💌',
  order: 70,
  name: sections.message,
  title: sections.messageTitle,
  isEmpty: !hasContact,
  list: 'contact',
}

export function hosts(): SectionHosts {
  const { endpoint } = contact
  if (endpoint === undefined) return {}
  return { forms: [endpoint === 'netlify' ? "'self'" : new URL(endpoint).origin] }
}
