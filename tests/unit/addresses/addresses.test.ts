import { expect, it } from 'vitest'
import { type Doubt, doubtOf } from '../../../src/addresses/doubts.ts'
import type { Network } from '../../../src/addresses/networks.ts'
import { embeddedPlayer, isShortLink, PLAYER_ORIGINS } from '../../../src/addresses/players.ts'
import {
  lacksCountry,
  networkOf,
  networkOfProfile,
  profileName,
  readProfile,
} from '../../../src/addresses/profiles.ts'
import { type Address, readAddress, readPageAddress } from '../../../src/addresses/readAddress.ts'
import { readableAddress, readableHost } from '../../../src/addresses/readableAddress.ts'

/** The facts of a text that differ from the default. */
interface Facts {
  /** The network at which the text is typed as a profile. Default: it is typed as any address. */
  readonly at?: Network
  /** Default: `safe`. */
  readonly kind?: Address['kind']
  /** The `href`. Default: the text. */
  readonly address?: string
  /** The address as people read it. Default: the address. */
  readonly shown?: string
  /** Default: none, as for all below. */
  readonly doubt?: Doubt
  /** The network of a profile. */
  readonly profile?: Network
  /** The network of any other page. */
  readonly network?: Network
  /** True for a number that lacks the code of its country. */
  readonly lacksCountry?: true
  /** The address of the player's frame. */
  readonly player?: string
  /** True for a short link, which names no player. */
  readonly isShort?: true
  /** The name of a profile. Only checked if it is here. */
  readonly name?: string
}

// biome-ignore format: a table with one example in each line.
const EXAMPLES: readonly (readonly [text: string, facts: Facts])[] = [
  // As people write them.
  ['https://example.com/you', {}],
  ['  http://example.com ', { address: 'http://example.com/' }],
  ['example.com/you?a=1#b', { address: 'https://example.com/you?a=1#b' }],
  ['example.com:8080/you', { address: 'https://example.com:8080/you' }],
  ['you@example.com', { address: 'mailto:you@example.com', network: 'email' }],
  ['mailto:you@example.com', { network: 'email' }],
  ['tel:+49301234', { doubt: 'phone' }],
  ['+49 (30) 12-34', { address: 'tel:+49301234', doubt: 'phone' }],
  ['030/1234 567', { address: 'tel:0301234567', doubt: 'phone' }],
  ['sms:+49301234', { doubt: 'phone' }],
  ['sms:+49 30 1234?body=Hello you', { address: 'sms:+49301234?body=Hello%20you', doubt: 'phone' }],
  ['tel:+49 30 1234', { address: 'tel:+49301234', doubt: 'phone' }],
  ['\u202a+49 30 \u200e1234\u202c', { address: 'tel:+49301234', doubt: 'phone' }],
  ['+44 (0)20 7946 0000', { address: 'tel:+442079460000', doubt: 'phone' }],
  ['0049 30 1234', { address: 'tel:+49301234', doubt: 'phone' }],
  ['mailto: you@example.com', { address: 'mailto:you@example.com', network: 'email' }],
  ['mailto:you@example.com?subject=A song', { address: 'mailto:you@example.com?subject=A%20song', network: 'email' }],
  ['@you@social.example', { address: 'https://social.example/@you' }],
  ['\u200bhttps://example.com/a\u200b', { address: 'https://example.com/a' }],
  ['“https://example.com/a”', { address: 'https://example.com/a' }],
  ['<https://example.com/a>', { address: 'https://example.com/a' }],
  ['https: //example.com/a', { address: 'https://example.com/a' }],
  ['https://example.com,', { address: 'https://example.com/' }],
  ['example.com.', { address: 'https://example.com/' }],
  ['https://example.com/you_', {}],
  ['bitcoin:bc1qexample', {}],
  ['upi://pay?pa=you@bank', {}],
  ['facetime:ada@example.com', {}],
  ['whatsapp://send?phone=49301234', {}],
  ['192.168.1.1', { address: 'https://192.168.1.1/', doubt: 'private' }],
  ['https://web.archive.org/web/2020/https://example.com/', {}],
  ['https://example.com/a b.pdf', { address: 'https://example.com/a%20b.pdf' }],
  ['https://https://example.com', { address: 'https://example.com/' }],
  ['https:https://example.com/a', { address: 'https://example.com/a' }],
  ['hhttps://example.com', { address: 'https://example.com/' }],
  ['https://mailto:you@example.com', { address: 'mailto:you@example.com', network: 'email' }],
  ['https://www.google.com/url?q=https://example.com/a&sa=D', { address: 'https://example.com/a' }],
  ['https://l.facebook.com/l.php?u=https%3A%2F%2Fexample.com%2Fa%3Ffbclid%3DI1&h=A', { address: 'https://example.com/a' }],
  ['https://www.youtube.com/redirect?event=x&q=https%3A%2F%2Fexample.com', { address: 'https://example.com/' }],
  ['https://www.google.com/search?q=https://example.com', {}],
  ['HTTPS://EXAMPLE.com/A', { address: 'https://example.com/A' }],
  ['bücher.example', { address: 'https://xn--bcher-kva.example/', shown: 'https://bücher.example/' }],
  // Unsafe, also disguised.
  ['javascript:alert(1)', { kind: 'unsafe' }],
  [' JaVaScRiPt:alert(1)', { kind: 'unsafe' }],
  ['java\nscript:alert(1)', { kind: 'unsafe' }],
  ['java\tscript:alert(1)', { kind: 'unsafe' }],
  ['\u0001javascript:alert(1)', { kind: 'unsafe' }],
  ['javascript://example.com/%0aalert(1)', { kind: 'unsafe' }],
  ['data:text/html,<script>alert(1)</script>', { kind: 'unsafe' }],
  ['vbscript:msgbox(1)', { kind: 'unsafe' }],
  ['blob:https://example.com/1', { kind: 'unsafe' }],
  ['intent://scan/#Intent;end', { kind: 'unsafe' }],
  ['https://www.google.com/url?q=javascript:alert(1)', { kind: 'unsafe' }],
  // No address.
  ['', { kind: 'empty' }],
  ['  ', { kind: 'empty' }],
  ['hello', { kind: 'broken' }],
  ['file:///etc/passwd', { kind: 'broken' }],
  ['nobody-knows:this', { kind: 'broken' }],
  ['https://', { kind: 'broken' }],
  ['/you', { kind: 'broken' }],
  ['#', { kind: 'broken' }],
  ['//example.com', { kind: 'broken' }],
  ['https://you', { kind: 'broken' }],
  ['https://…', { kind: 'broken' }],
  ['10.1000/182', { kind: 'broken' }],
  ['2024-02-11', { kind: 'broken' }],
  ['4111 1111 1111 1111', { kind: 'broken' }],
  ['two words.com', { kind: 'broken' }],
  // Another address in the query or fragment, after a plain or encoded separator.
  ['https://ada.example/?u=https://b.example', {}],
  ['https://ada.example/?u%3Dhttps://b.example', {}],
  ['https://ada.example/?text=Look%20https://b.example', {}],
  ['https://ada.example/?text=Look+https://b.example', {}],
  ['https://ada.example/#/open%2Fhttps://b.example', {}],
  // Several addresses.
  ['https://a.example https://b.example', { kind: 'several' }],
  ['https://a.example/x\nhttps://b.example/y', { kind: 'several' }],
  ['https://a.examplehttps://b.example', { kind: 'several' }],
  ['https://a.example/xhttps://b.example/y', { kind: 'several' }],
  ['https://a.example/?u%3Dxhttps://b.example/y', { kind: 'several' }],
  ['https://a.example/caf%C3%A9https://b.example/y', { kind: 'several' }],
  ['a.example/x b.example/y', { kind: 'several' }],
  ['a.example/x www.b.example', { kind: 'several' }],
  ['https://a.example/ mailto:b@c.example', { kind: 'several' }],
  // Addresses that probably lead nowhere, and some that only look so.
  ['https://twitter.com/<Your Twitter Username>', { address: 'https://twitter.com/%3CYour%20Twitter%20Username%3E', doubt: 'placeholder', profile: 'twitter' }],
  ['https://github.com/yourusername', { doubt: 'placeholder', profile: 'github' }],
  ['https://www.tiktok.com/@username', { doubt: 'placeholder', profile: 'tiktok' }],
  ['https://linkedin.com/in/Luna Moon', { address: 'https://linkedin.com/in/Luna%20Moon', doubt: 'space', profile: 'linkedin' }],
  ['https://www.linkedin.com/in/https:/luna-moon/', { doubt: 'nested', network: 'linkedin' }],
  ['https://github.com/github.com/luna', { doubt: 'nested', network: 'github' }],
  ['https://github.com/https://github.com/luna', { doubt: 'nested', network: 'github' }],
  ['https://luna@example.org/', { doubt: 'user' }],
  ['mailto:luna@moon@example.org', { doubt: 'mailbox', network: 'email' }],
  ['https://discord.com/channels/@me', { doubt: 'private', network: 'discord' }],
  ['https://www.linkedin.com/feed/', { doubt: 'private', network: 'linkedin' }],
  ['http://127.0.0.1:5173/luna', { doubt: 'private' }],
  ['https://x.com/', { doubt: 'frontPage', network: 'twitter' }],
  ['https://www.linkedin.com/in/', { doubt: 'frontPage', network: 'linkedin' }],
  ['https://hashnode.com/', { doubt: 'frontPage', network: 'hashnode' }],
  ['https://www.youtube.com/@luna', { profile: 'youtube' }],
  ['https://luna.bandcamp.com/', { profile: 'bandcamp' }],
  ['https://luna.hashnode.dev/', { network: 'hashnode' }],
  ['https://medium.com/@yourstrulyluna', { profile: 'medium' }],
  ['https://twitter.com/homegrown', { profile: 'twitter' }],
  ['mailto:luna@example.org?subject=Hello', { network: 'email' }],
  // Profiles, and other pages of networks.
  ['https://www.instagram.com/ada/', { profile: 'instagram' }],
  ['https://instagram.com/ada', { profile: 'instagram' }],
  ['https://www.threads.net/@ada', { profile: 'threads' }],
  ['https://fb.com/ada', { profile: 'facebook' }],
  ['https://telegram.me/ada', { profile: 'telegram' }],
  ['https://dev.to/ada', { profile: 'devto' }],
  ['https://pin.it/abc', { network: 'pinterest' }],
  ['https://youtu.be/abc', { network: 'youtube' }],
  ['https://discord.gg', { address: 'https://discord.gg/', doubt: 'frontPage', network: 'discord' }],
  ['https://twitter.com/ada/status/1', { network: 'twitter' }],
  ['https://www.youtube.com/watch?v=abc', { network: 'youtube' }],
  ['https://www.instagram.com/p/abc/', { network: 'instagram' }],
  ['https://www.tiktok.com/@ada/video/1', { network: 'tiktok' }],
  ['https://ada.bandcamp.com/album/night', { network: 'bandcamp' }],
  // Letters that people read, and signs that stay encoded.
  ['https://xn--mwenatelier-rfb.example/t%C3%B6pferei', { shown: 'https://möwenatelier.example/töpferei' }],
  ['https://xn--e1afmkfd.xn--p1ai/%d0%b0?q=%D0%B1#%D0%B2', { shown: 'https://пример.рф/а?q=б#в' }],
  ['https://a.example/%E6%9C%88%20%F0%9F%8C%99', { doubt: 'space', shown: 'https://a.example/月%20🌙' }],
  ['mailto:j%C3%B6rg@example.com', { network: 'email', shown: 'mailto:jörg@example.com' }],
  ['https://a.example/a%20b%2Fc%3Fd%25', { doubt: 'space' }],
  ['https://a.example/t%F6pferei', {}],
  ['https://a.example/%E2%80%AEgpj.exe', {}],
  ['https://a.example/a%00%C2%85%E3%80%80', { doubt: 'space' }],
  // Pages and players of services.
  ['https://open.spotify.com/track/3DNRdudZ2SstnDCVKFdXxG?si=abc', { network: 'spotify', player: 'https://open.spotify.com/embed/track/3DNRdudZ2SstnDCVKFdXxG' }],
  ['https://open.spotify.com/intl-de/album/3DNRdudZ2SstnDCVKFdXxG', { network: 'spotify', player: 'https://open.spotify.com/embed/album/3DNRdudZ2SstnDCVKFdXxG' }],
  ['https://soundcloud.com/somebody/a-song', { network: 'soundcloud', player: 'https://w.soundcloud.com/player/?url=https%3A%2F%2Fsoundcloud.com%2Fsomebody%2Fa-song' }],
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=90', { network: 'youtube', player: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?start=90' }],
  ['https://youtu.be/dQw4w9WgXcQ?si=abc&t=1m30s', { network: 'youtube', player: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?start=90' }],
  ['https://www.youtube.com/embed/dQw4w9WgXcQ?start=90', { network: 'youtube', player: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?start=90' }],
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ#t=1h2m3s', { network: 'youtube', player: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?start=3723' }],
  ['https://youtu.be/dQw4w9WgXcQ?t=soon', { network: 'youtube', player: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ' }],
  ['https://music.youtube.com/playlist?list=PL1234567890abcdef', { network: 'youtube', player: 'https://www.youtube-nocookie.com/embed/videoseries?list=PL1234567890abcdef' }],
  ['https://www.youtube.com/embed/videoseries?list=PL1234567890abcdef', { network: 'youtube', player: 'https://www.youtube-nocookie.com/embed/videoseries?list=PL1234567890abcdef' }],
  ['https://bandcamp.com/EmbeddedPlayer/album=123/size=large/tracklist=false/', { network: 'bandcamp', player: 'https://bandcamp.com/EmbeddedPlayer/album=123/size=large/tracklist=false/' }],
  ['https://w.soundcloud.com/player/?url=https%3A//api.soundcloud.com/tracks/123&color=%23ff5500', { network: 'soundcloud', player: 'https://w.soundcloud.com/player/?url=https%3A%2F%2Fapi.soundcloud.com%2Ftracks%2F123' }],
  ['https://music.apple.com/us/album/a-record/1440650428?i=1440650711', { player: 'https://embed.music.apple.com/us/album/a-record/1440650428?i=1440650711' }],
  ['https://music.apple.com/de/album/1440857781?l=en-GB', { player: 'https://embed.music.apple.com/de/album/1440857781' }],
  ['https://music.apple.com/de/album/1440857781?i=1440857907', { player: 'https://embed.music.apple.com/de/album/1440857781?i=1440857907' }],
  ['https://embed.music.apple.com/de/playlist/songs/pl.f4d106fed2bd41149aaacabb233eb5eb', { player: 'https://embed.music.apple.com/de/playlist/songs/pl.f4d106fed2bd41149aaacabb233eb5eb' }],
  ['open.spotify.com/track/3DNRdudZ2SstnDCVKFdXxG', { address: 'https://open.spotify.com/track/3DNRdudZ2SstnDCVKFdXxG', network: 'spotify', player: 'https://open.spotify.com/embed/track/3DNRdudZ2SstnDCVKFdXxG' }],
  ['http://www.youtube.com/watch?v=dQw4w9WgXcQ', { network: 'youtube', player: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ' }],
  ['https://vimeo.com/channels/staffpicks/76979871', { player: 'https://player.vimeo.com/video/76979871?dnt=1' }],
  ['https://vimeo.com/groups/films/videos/76979871', { player: 'https://player.vimeo.com/video/76979871?dnt=1' }],
  ['https://vimeo.com/showcase/1234567/video/76979871', { player: 'https://player.vimeo.com/video/76979871?dnt=1' }],
  ['https://vimeo.com/76979871', { player: 'https://player.vimeo.com/video/76979871?dnt=1' }],
  ['https://vimeo.com/76979871#t=1m30s', { player: 'https://player.vimeo.com/video/76979871?dnt=1#t=90s' }],
  ['https://player.vimeo.com/video/76979871?h=8272103f6e', { player: 'https://player.vimeo.com/video/76979871?dnt=1&h=8272103f6e' }],
  ['https://youtu.be/dQw4w9WgXcQ?t=90', { network: 'youtube', player: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?start=90' }],
  // No player.
  ['music', { kind: 'broken' }],
  ['https://spotify.link/abc', { isShort: true }],
  ['https://vimeo.com/showcase/1234567', {}],
  ['https://open.spotify.com.evil.example/track/3DNRdudZ2SstnDCVKFdXxG', {}],
  ['https://open.spotify.com/user/somebody', { network: 'spotify' }],
  ['https://somebody.bandcamp.com/album/a-record', { network: 'bandcamp' }],
  ['https://bandcamp.com/EmbeddedPlayer/"><script>', { address: 'https://bandcamp.com/EmbeddedPlayer/%22%3E%3Cscript%3E', doubt: 'placeholder', network: 'bandcamp' }],
  ['https://www.youtube.com/watch?v="><script>', { address: 'https://www.youtube.com/watch?v=%22%3E%3Cscript%3E', network: 'youtube' }],
  ['https://evil.example/https://youtu.be/dQw4w9WgXcQ', { doubt: 'nested' }],
  ['https://w.soundcloud.com/player/?url=https://evil.example/', { network: 'soundcloud' }],
  ['https://www.youtube.com/embed/live_stream?channel=UC1234567890abcdef', { network: 'youtube' }],
  ['https://vimeo.com/about', {}],
  ['https://music.apple.com/us/browse', {}],
  ['https://music.apple.com/us/album/a-record', {}],
  ['on.soundcloud.com/abc', { address: 'https://on.soundcloud.com/abc', network: 'soundcloud', isShort: true }],
  // Profiles as people type them at a network.
  ['ada.b@', { at: 'tiktok', kind: 'broken' }],
  ['@ada.b', { at: 'tiktok', address: 'https://www.tiktok.com/@ada.b', profile: 'tiktok' }],
  ['@ada', { at: 'bluesky', address: 'https://bsky.app/profile/ada.bsky.social', profile: 'bluesky' }],
  ['@ada.example.com', { at: 'bluesky', address: 'https://bsky.app/profile/ada.example.com', profile: 'bluesky' }],
  ['@ada@social.example', { at: 'mastodon', address: 'https://social.example/@ada' }],
  ['@ada', { at: 'mastodon', kind: 'broken' }],
  ['+49 170 1234567', { at: 'whatsapp', address: 'https://wa.me/491701234567', network: 'whatsapp' }],
  ['ada@example.com', { at: 'email', address: 'mailto:ada@example.com', network: 'email' }],
  ['@ada', { at: 'website', kind: 'broken' }],
  ['ada.moon', { at: 'instagram', address: 'https://www.instagram.com/ada.moon', profile: 'instagram' }],
  ['ada.art', { at: 'instagram', address: 'https://www.instagram.com/ada.art', profile: 'instagram' }],
  ['instagram.com/ada.moon_', { at: 'instagram', address: 'https://instagram.com/ada.moon_', profile: 'instagram' }],
  ['ada.example/moon', { at: 'instagram', address: 'https://ada.example/moon' }],
  ['\u200eada.moon', { at: 'threads', address: 'https://www.threads.com/@ada.moon', profile: 'threads' }],
  ['ada.moon.5', { at: 'facebook', address: 'https://www.facebook.com/ada.moon.5', profile: 'facebook' }],
  ['ada.tumblr.com', { at: 'tumblr', address: 'https://ada.tumblr.com/', network: 'tumblr' }],
  ['music.ada.example', { at: 'bandcamp', address: 'https://music.ada.example/' }],
  ['@月の歌', { at: 'youtube', address: 'https://www.youtube.com/@%E6%9C%88%E3%81%AE%E6%AD%8C', profile: 'youtube', name: '月の歌', shown: 'https://www.youtube.com/@月の歌' }],
  ['ada.bsky.social', { at: 'bluesky', address: 'https://bsky.app/profile/ada.bsky.social', profile: 'bluesky' }],
  ['https://social.example/@ada/?utm_source=x#top', { at: 'mastodon', address: 'https://social.example/@ada' }],
  ['https://social.example/users/ada', { at: 'mastodon', address: 'https://social.example/@ada' }],
  ['https://social.example/@ada/11223344', { at: 'mastodon' }],
  ['ada@bücher.example', { at: 'mastodon', address: 'https://xn--bcher-kva.example/@ada', shown: 'https://bücher.example/@ada' }],
  ['+44 (0)20 7946 0000', { at: 'whatsapp', address: 'https://wa.me/442079460000', network: 'whatsapp' }],
  ['0049 170 1234567', { at: 'whatsapp', address: 'https://wa.me/491701234567', network: 'whatsapp' }],
  ['+49 170 1234567', { at: 'telegram', address: 'https://t.me/+491701234567', network: 'telegram' }],
  ['12345678', { at: 'twitter', address: 'https://x.com/12345678', profile: 'twitter' }],
  ['0170 1234567', { at: 'whatsapp', address: 'https://wa.me/01701234567', network: 'whatsapp', lacksCountry: true }],
  ['(555) 123-4567', { at: 'whatsapp', address: 'https://wa.me/5551234567', network: 'whatsapp', lacksCountry: true }],
  ['https://wa.me/491701234567', { at: 'whatsapp', network: 'whatsapp' }],
  ['0170 1234567', { at: 'telegram', address: 'tel:01701234567', doubt: 'phone' }],
  ['luna.shop', { at: 'instagram', address: 'https://www.instagram.com/luna.shop', profile: 'instagram', name: 'luna.shop' }],
  ['https://www.instagram.com/luna/', { at: 'instagram', profile: 'instagram', name: 'luna' }],
  ['luna', { at: 'bandcamp', address: 'https://luna.bandcamp.com/', profile: 'bandcamp', name: 'luna' }],
  ['luna@shop.example', { at: 'email', address: 'mailto:luna@shop.example', network: 'email', name: 'luna@shop.example' }],
  ['https://discord.gg/abc', { at: 'discord', network: 'discord', name: 'discord.gg/abc' }],
  ['https://www.luna.example/', { at: 'website', name: 'luna.example' }],
  ['https://luna.example/100%', { at: 'website', name: 'luna.example/100%' }],
]

for (const [text, facts] of EXAMPLES)
  it(`reads ${JSON.stringify(text)}${facts.at ? ` at ${facts.at}` : ''}`, () => {
    const { at, kind = 'safe', address: href = text, profile, network = profile, player, name } = facts
    const isSafe = kind === 'safe'
    expect(at ? readProfile(at, text) : readAddress(text)).toEqual(isSafe ? { kind, href } : { kind })
    if (isSafe) {
      expect(readableAddress(href)).toBe(facts.shown ?? href)
      expect(doubtOf(href)).toBe(facts.doubt ?? null)
      expect(networkOf(href)).toBe(network ?? null)
      expect(networkOfProfile(href)).toBe(profile ?? null)
    }
    if (at) expect(lacksCountry(at, text)).toBe(facts.lacksCountry ?? false)
    if (at && name) expect(profileName(at, href)).toBe(name)
    expect(embeddedPlayer(text)?.src ?? null).toBe(player ?? null)
    if (player) expect(PLAYER_ORIGINS).toContain(new URL(player).origin)
    expect(isShortLink(text)).toBe(facts.isShort ?? false)
  })

it('reads the address of a page without a part of it and without what only counts visits', () => {
  const address = 'ada.example/links/?lang=en&utm_source=x&fbclid=I1&msclkid=M1&gbraid=G1#top'
  expect(readPageAddress(address)).toEqual({ kind: 'safe', href: 'https://ada.example/links/?lang=en' })
  expect(readPageAddress('nobody').kind).toBe('broken')
})

it('shows a host without www, and none where there is none', () => {
  expect(readableHost('https://www.xn--mwenatelier-rfb.example:8080/a')).toBe('möwenatelier.example')
  expect(readableHost('mailto:ada@ada.example')).toBe('')
})
