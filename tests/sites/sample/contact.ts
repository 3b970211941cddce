import type { Contact } from '../../../src/site/schema.ts'

/** Messages of the form. Without an `endpoint` the form sends nothing, and shows `closed`. */
export const contact = {
  missingEmail: 'Please include your email before submitting 💌',
  closed: 'Messaging is temporarily closed. Please check back soon, or message me on a social platform.',
} as const satisfies Contact
