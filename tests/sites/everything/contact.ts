import type { Contact } from '../../../src/site/schema.ts'

/** A form with an endpoint, so that it sends its messages. */
export const contact = { endpoint: 'https://forms.example.com/f/layla' } as const satisfies Contact
