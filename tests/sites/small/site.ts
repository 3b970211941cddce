import type { Site } from '../../../src/site/schema.ts'

/** The minimum of a site: no gate, moon or profiles. `sky.json` has no falling stars. */
export const site = {
  url: 'https://ada.example.com',
  name: 'Ada',
  title: 'Ada',
  description: 'Ada’s page.',
  greeting: 'Hello',
  sky: { gate: false, moon: false },
} as const satisfies Site
