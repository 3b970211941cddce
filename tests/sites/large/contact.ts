import type { Contact } from '../../../src/site/schema.ts'

/** A form that delivers. */
export const contact = { endpoint: 'https://forms.example.com/f/layla' } as const satisfies Contact
