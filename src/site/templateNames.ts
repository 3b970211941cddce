import { templates } from './templates.ts'

/** What the table of routes has to know of the shop's cards. */
export const templateNames = templates.map(({ id, title }) => ({ id, title }))
