import { ownerFile } from '../../site/ownerFile.ts'
import { textsOf } from '../../site/text.ts'
import type { Contact } from './schema.ts'
import words from './words.json' with { type: 'json' }

const { form } = textsOf(words)

const ownerContact = ownerFile(
  import.meta.glob<Contact>('#content/contact.ts', { eager: true, import: 'contact' }),
)

/** False on a site without `contact.ts`, which has no form. */
export const hasContact = ownerContact !== undefined

/** The settings of the message form. */
export const contact = {
  missingEmail: form.missingEmail,
  closed: form.closed,
  hidden: {},
  ...ownerContact,
}
