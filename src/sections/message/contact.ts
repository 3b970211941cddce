import { ownFile } from '../../site/ownFile.ts'
import { textsOf } from '../../site/text.ts'
import type { Contact } from './schema.ts'
import words from './words.json' with { type: 'json' }

const { form } = textsOf(words)

/** The settings of the message form. */
export const contact = {
  missingEmail: form.missingEmail,
  closed: form.closed,
  hidden: {},
  ...ownFile(import.meta.glob<Contact>('#content/contact.ts', { eager: true, import: 'contact' })),
}
