import type { Newsletter } from '../../../src/site/schema.ts'

/** A service whose form has other field names than most. */
export const newsletter = {
  endpoint: 'https://letters.example.com/subscribe',
  field: 'fields[email]',
  hidden: { list: 'night' },
} as const satisfies Newsletter
