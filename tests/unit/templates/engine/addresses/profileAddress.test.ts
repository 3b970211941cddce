import { expect, it } from 'vitest'
import { NETWORKS, type Network } from '../../../../../src/templates/engine/addresses/networks.ts'
import {
  lacksCountry,
  networkOf,
  networkOfProfile,
  otherNetworkName,
  profileName,
  readProfile,
} from '../../../../../src/templates/engine/addresses/profileAddress.ts'

const href = (network: Network, written: string) => {
  const address = readProfile(network, written)
  return address.kind === 'safe' ? address.href : address.kind
}

/** Networks without a `profile`: a handle alone makes no address. */
const WITHOUT_PROFILE: readonly Network[] = ['discord', 'spotify', 'mastodon', 'whatsapp', 'email', 'website']

for (const network of NETWORKS.filter((name) => !WITHOUT_PROFILE.includes(name)))
  it(`turns a handle of ${network} into its profile address, with and without @`, () => {
    const profile = href(network, '@ada_b')
    expect(profile).toMatch(/^https:\/\/[^@]*@?ada_b/)
    expect(href(network, ' ada_b ')).toBe(profile)
    expect(networkOf(profile)).toBe(network)
  })

it('accepts profiles in the form of each network, and no others', () => {
  expect(href('tiktok', 'ada.b@')).toBe('broken')
  expect(href('tiktok', '@ada.b')).toBe('https://www.tiktok.com/@ada.b')
  expect(href('bluesky', '@ada')).toBe('https://bsky.app/profile/ada.bsky.social')
  expect(href('bluesky', '@ada.example.com')).toBe('https://bsky.app/profile/ada.example.com')
  expect(href('mastodon', '@ada@social.example')).toBe('https://social.example/@ada')
  expect(href('mastodon', '@ada')).toBe('broken')
  expect(href('whatsapp', '+49 170 1234567')).toBe('https://wa.me/491701234567')
  expect(href('email', 'ada@example.com')).toBe('mailto:ada@example.com')
  expect(href('website', '@ada')).toBe('broken')
})

it.each([
  ['instagram', 'ada.moon', 'https://www.instagram.com/ada.moon'],
  ['instagram', 'ada.art', 'https://www.instagram.com/ada.art'],
  ['instagram', 'instagram.com/ada.moon_', 'https://instagram.com/ada.moon_'],
  ['instagram', 'ada.example/moon', 'https://ada.example/moon'],
  ['threads', '\u200eada.moon', 'https://www.threads.com/@ada.moon'],
  ['facebook', 'ada.moon.5', 'https://www.facebook.com/ada.moon.5'],
  ['tumblr', 'ada.tumblr.com', 'https://ada.tumblr.com/'],
  ['bandcamp', 'music.ada.example', 'https://music.ada.example/'],
  ['youtube', '@月の歌', 'https://www.youtube.com/@%E6%9C%88%E3%81%AE%E6%AD%8C'],
  ['bluesky', 'ada.bsky.social', 'https://bsky.app/profile/ada.bsky.social'],
  ['mastodon', 'ada@bücher.example', 'https://xn--bcher-kva.example/@ada'],
  ['whatsapp', '+44 (0)20 7946 0000', 'https://wa.me/442079460000'],
  ['whatsapp', '0049 170 1234567', 'https://wa.me/491701234567'],
  ['telegram', '+49 170 1234567', 'https://t.me/+491701234567'],
  ['twitter', '12345678', 'https://x.com/12345678'],
] as const)(
  'reads a name of %s also when it looks like a host or a number: %s',
  (network, written, address) => {
    expect(href(network, written)).toBe(address)
  },
)

it('finds a number without its country only for WhatsApp', () => {
  expect(lacksCountry('whatsapp', '0170 1234567')).toBe(true)
  expect(lacksCountry('whatsapp', '(555) 123-4567')).toBe(true)
  expect(lacksCountry('whatsapp', '+49 170 1234567')).toBe(false)
  expect(lacksCountry('whatsapp', '0049 170 1234567')).toBe(false)
  expect(lacksCountry('whatsapp', 'https://wa.me/491701234567')).toBe(false)
  expect(lacksCountry('telegram', '0170 1234567')).toBe(false)
})

it('keeps a full address, and keeps unsafe ones unsafe', () => {
  for (const network of NETWORKS) {
    expect(href(network, 'https://example.com/ada')).toBe('https://example.com/ada')
    expect(href(network, 'javascript:alert(1)')).toBe('unsafe')
    expect(href(network, '')).toBe('empty')
  }
})

it.each([
  ['https://www.instagram.com/ada/', 'instagram'],
  ['https://instagram.com/ada', 'instagram'],
  ['https://www.youtube.com/@ada', 'youtube'],
  ['https://ada.bandcamp.com/', 'bandcamp'],
  ['https://twitter.com/ada', 'twitter'],
  ['https://www.threads.net/@ada', 'threads'],
  ['https://fb.com/ada', 'facebook'],
  ['https://telegram.me/ada', 'telegram'],
  ['https://pin.it/abc', null],
  ['https://youtu.be/abc', null],
  ['https://discord.gg', null],
  ['https://twitter.com/ada/status/1', null],
  ['https://www.youtube.com/watch?v=abc', null],
  ['https://www.instagram.com/p/abc/', null],
  ['https://www.tiktok.com/@ada/video/1', null],
  ['https://ada.bandcamp.com/album/night', null],
  ['https://ada.example/', null],
  ['mailto:ada@example.com', null],
])('finds for %s the network of which it is a profile: %s', (address, network) => {
  expect(networkOfProfile(address)).toBe(network)
})

it.each([
  ['instagram', 'luna.shop', 'luna.shop'],
  ['instagram', 'https://www.instagram.com/luna/', 'luna'],
  ['youtube', '@月の歌', '月の歌'],
  ['bandcamp', 'luna', 'luna'],
  ['email', 'luna@shop.example', 'luna@shop.example'],
  ['discord', 'https://discord.gg/abc', 'discord.gg/abc'],
  ['website', 'https://www.luna.example/', 'luna.example'],
  ['website', 'https://luna.example/100%', 'luna.example/100%'],
] as const)('tells a profile of %s from another by its name: %s', (network, written, name) => {
  const address = readProfile(network, written)
  expect(address.kind === 'safe' && profileName(network, address.href)).toBe(name)
})

it('names where an address leads only if another network is chosen, and never for `website`', () => {
  const otherNameOf = (network: Network, written: string) =>
    otherNetworkName(network, readProfile(network, written))
  expect(otherNameOf('instagram', 'https://www.tiktok.com/@ada')).toBe('TikTok')
  expect(otherNameOf('instagram', 'ada@example.com')).toBe('Email')
  expect(otherNameOf('twitter', 'https://twitter.com/ada')).toBe(null)
  expect(otherNameOf('instagram', 'https://ada.example')).toBe('ada.example')
  expect(otherNameOf('mastodon', 'https://social.example/@ada')).toBe(null)
  expect(otherNameOf('website', 'https://x.com/ada')).toBe(null)
  expect(otherNameOf('instagram', 'https://notx.com/ada')).toBe('notx.com')
})
