import artstation from 'simple-icons/icons/artstation.svg?raw'
import bandcamp from 'simple-icons/icons/bandcamp.svg?raw'
import bluesky from 'simple-icons/icons/bluesky.svg?raw'
import discord from 'simple-icons/icons/discord.svg?raw'
import facebook from 'simple-icons/icons/facebook.svg?raw'
import github from 'simple-icons/icons/github.svg?raw'
import goodreads from 'simple-icons/icons/goodreads.svg?raw'
import itchio from 'simple-icons/icons/itchdotio.svg?raw'
import kofi from 'simple-icons/icons/kofi.svg?raw'
import mastodon from 'simple-icons/icons/mastodon.svg?raw'
import patreon from 'simple-icons/icons/patreon.svg?raw'
import pinterest from 'simple-icons/icons/pinterest.svg?raw'
import snapchat from 'simple-icons/icons/snapchat.svg?raw'
import soundcloud from 'simple-icons/icons/soundcloud.svg?raw'
import spotify from 'simple-icons/icons/spotify.svg?raw'
import telegram from 'simple-icons/icons/telegram.svg?raw'
import threads from 'simple-icons/icons/threads.svg?raw'
import tiktok from 'simple-icons/icons/tiktok.svg?raw'
import tumblr from 'simple-icons/icons/tumblr.svg?raw'
import twitch from 'simple-icons/icons/twitch.svg?raw'
import whatsapp from 'simple-icons/icons/whatsapp.svg?raw'
import twitter from 'simple-icons/icons/x.svg?raw'
import youtube from 'simple-icons/icons/youtube.svg?raw'
import type { Network } from './networks.ts'

const instagram =
  '<path fill-rule="evenodd" d="M7 0h10a7 7 0 0 1 7 7v10a7 7 0 0 1-7 7H7a7 7 0 0 1-7-7V7a7 7 0 0 1 7-7Zm0 2a5 5 0 0 0-5 5v10a5 5 0 0 0 5 5h10a5 5 0 0 0 5-5V7a5 5 0 0 0-5-5H7Zm5 4a6 6 0 1 1 0 12 6 6 0 0 1 0-12Zm0 2a4 4 0 1 0 0 8 4 4 0 0 0 0-8Zm6.5-4a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3Z"/>'
const email = '<path d="M2 4h20l-10 8.2L2 4Zm-1 1.8V20h22V5.8l-11 9-11-9Z"/>'
const website =
  '<path d="M12 1a11 11 0 1 0 0 22 11 11 0 0 0 0-22Zm7.4 6h-3.2a15 15 0 0 0-1.3-3.4A9 9 0 0 1 19.4 7ZM12 3c.9 1.1 1.6 2.5 2 4h-4c.4-1.5 1.1-2.9 2-4ZM3.2 13.900a9 9 0 0 1 0-3.800h3.600a17 17 0 0 0 0 3.800H3.200Zm1.4 3.100h3.200c.3 1.2.7 2.4 1.3 3.400A9 9 0 0 1 4.6 17Zm3.2-10H4.600a9 9 0 0 1 4.5-3.400A15 15 0 0 0 7.8 7ZM12 21c-.9-1.1-1.6-2.5-2-4h4c-.4 1.5-1.1 2.9-2 4Zm2.4-7.100H9.600a15 15 0 0 1 0-3.800h4.800a15 15 0 0 1 0 3.800Zm.5 6.500c.6-1 1-2.2 1.3-3.400h3.200a9 9 0 0 1-4.5 3.400Zm2.3-6.500a17 17 0 0 0 0-3.800h3.600a9 9 0 0 1 0 3.800h-3.600Z"/>'

/** Each network's sign as the inside of an SVG of 24 by 24. */
const SIGNS: Readonly<Record<Network, string>> = {
  artstation,
  bandcamp,
  bluesky,
  discord,
  email,
  facebook,
  github,
  goodreads,
  instagram,
  itchio,
  kofi,
  mastodon,
  patreon,
  pinterest,
  snapchat,
  soundcloud,
  spotify,
  telegram,
  threads,
  tiktok,
  tumblr,
  twitch,
  twitter,
  website,
  whatsapp,
  youtube,
}

/** A network's sign as decoration beside words or inside a named link. */
export function networkSign(network: Network): string {
  const path = /<path .*?\/>/s.exec(SIGNS[network])?.[0] ?? ''
  return `<svg viewBox="0 0 24 24" width="24" height="24" fill="currentColor" aria-hidden="true">${path}</svg>`
}
