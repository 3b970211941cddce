import type { Site } from '../../../src/site/schema.ts'

/** No more than a site must have: no gate, no moon, nothing that falls, nobody else to be found at. */
export const site = {
  url: 'https://ada.example.com',
  name: 'Ada',
  title: 'Ada',
  description: 'Ada’s page.',
  greeting: 'Hello',
  sky: { gate: false, moon: false, nights: false },
} as const satisfies Site
