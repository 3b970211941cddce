import type { Social } from '../../../src/site/schema.ts'

const HANDLES = {
  Instagram: '@layla.al-najjar_draws',
  Mastodon: '@layla@a-rather-long-instance-name.example.com',
  YouTube: '@ليلى',
  'رسائل البريد': 'layla.al-najjar@studio.example.com',
  itch: 'layla-of-the-nine-hundred-and-ninety-nine-lanterns',
  Bluesky: '@layla.example.com',
  Tumblr: undefined,
} as const

export const socials: readonly Social[] = Object.entries(HANDLES).map(([name, handle], index) => ({
  name,
  handle,
  url: handle?.includes('@studio') ? `mailto:${handle}` : `https://profiles.example.com/${index}`,
}))
