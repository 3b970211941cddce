import type { Contact } from '../site/schema.ts'

/** The message form's answers. The form itself neither stores nor sends anything. */
export const contact = {
  missingEmail: 'Please include your email before submitting 💌',
  closed: 'Messaging is temporarily closed. Please check back soon, or message me on a social platform.',
} as const satisfies Contact
