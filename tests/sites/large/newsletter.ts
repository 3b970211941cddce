import type { Newsletter } from '../../../src/site/schema.ts'

/** A service that has names of its own for its fields. */
export const newsletter = {
  endpoint: 'https://letters.example.com/subscribe',
  field: 'fields[email]',
  hidden: { list: 'night' },
} as const satisfies Newsletter
