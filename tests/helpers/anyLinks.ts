import fc from 'fast-check'

/** All characters that an address may have (RFC 3986), but letters and digits only as a few. */
const CHARACTERS = "-._~:/?#[]@!$&'()*+,;=aZ9"
const HOSTS = [
  'songs.example.com',
  'bücher.de',
  'пример.рф',
  '例え.jp',
  'xn--bcher-kva.de',
  'ada.example:8080',
]
const PROFILES = [
  'www.instagram.com/',
  'www.tiktok.com/@',
  'x.com/',
  'bsky.app/profile/',
  'www.youtube.com/@',
  't.me/',
]

const path = fc.string({ unit: fc.constantFrom(...CHARACTERS, '%20', '%D0%9C', '月'), maxLength: 12 })
const handle = fc.stringMatching(/^[\w][\w.-]{0,14}$/)
const address = fc.oneof(
  fc.tuple(fc.constantFrom(...HOSTS), path).map(([host, rest]) => `${host}/${rest}`),
  fc.tuple(fc.constantFrom(...PROFILES), handle).map(([profile, name]) => profile + name),
)

export interface AnyLink {
  readonly label: string
  /** As a person writes it. */
  readonly address: string
}

const anyLink = (addresses: fc.Arbitrary<string>) =>
  fc.uniqueArray(
    fc.record({
      label: fc.constantFrom('My shop', 'Café 7', '夜の歌', 'Песни'),
      address: addresses.map((written) => `https://${written}`),
    }),
    { minLength: 1, maxLength: 4, selector: hrefOf },
  )

/** Up to four links with different addresses, which end with any character of `ends`. */
export function anyLinks(ends = CHARACTERS): fc.Arbitrary<readonly AnyLink[]> {
  return anyLink(fc.tuple(address, fc.constantFrom(...ends)).map(([start, end]) => start + end))
}

/** Addresses that end with a name in a network, or with a character that ends no sentence. */
export const anyProfiles: fc.Arbitrary<readonly AnyLink[]> = anyLink(
  fc
    .tuple(
      fc.constantFrom(...HOSTS.map((host) => `${host}/`), ...PROFILES),
      handle,
      fc.constantFrom(...'-_~/#@$&*+=aZ9'),
    )
    .map(([start, name, end]) => start + name + end),
)

export function hrefOf({ address }: AnyLink): string {
  return new URL(address).href
}
