import type { Contact } from '../schema.ts'

export const contact: Contact = {}
