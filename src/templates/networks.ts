import { editorWords } from '../site/editorWords.ts'
/** Networks that a page can link to, in the order of the form. */
export const NETWORKS = [
  ...(['instagram', 'tiktok', 'youtube', 'twitter', 'bluesky', 'threads', 'facebook', 'pinterest'] as const),
  ...(['tumblr', 'twitch', 'discord', 'spotify', 'soundcloud', 'bandcamp', 'patreon', 'kofi'] as const),
  ...([
    'github',
    'mastodon',
    'telegram',
    'whatsapp',
    'snapchat',
    'artstation',
    'itchio',
    'goodreads',
  ] as const),
  ...(['email', 'website'] as const),
] as const
export type Network = (typeof NETWORKS)[number]

/** Their names, as their owners write them, or in the site’s words. */
export const NETWORK_NAMES: Readonly<Record<Network, string>> = {
  instagram: 'Instagram',
  tiktok: 'TikTok',
  youtube: 'YouTube',
  twitter: 'X (Twitter)',
  bluesky: 'Bluesky',
  threads: 'Threads',
  facebook: 'Facebook',
  pinterest: 'Pinterest',
  tumblr: 'Tumblr',
  twitch: 'Twitch',
  discord: 'Discord',
  spotify: 'Spotify',
  soundcloud: 'SoundCloud',
  bandcamp: 'Bandcamp',
  patreon: 'Patreon',
  kofi: 'Ko-fi',
  github: 'GitHub',
  mastodon: 'Mastodon',
  telegram: 'Telegram',
  whatsapp: 'WhatsApp',
  snapchat: 'Snapchat',
  artstation: 'ArtStation',
  itchio: 'itch.io',
  goodreads: 'Goodreads',
  email: editorWords.profiles.email,
  website: editorWords.profiles.website,
}
