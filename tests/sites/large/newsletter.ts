import type { Newsletter } from '../../../src/site/schema.ts'

/** A service that needs another field name and a hidden field. */
export const newsletter = {
  endpoint: 'https://letters.example.com/subscribe',
  field: 'fields[email]',
  hidden: { list: 'night' },
} as const satisfies Newsletter
