import type { Site } from '../../../src/site/schema.ts'

/** The site of the component tests: the defaults, in English. */
export const site = {
  url: 'https://ada.example.com',
  name: 'Ada',
  title: 'Ada',
  description: 'Ada’s page.',
  greeting: 'Hello',
} as const satisfies Site
