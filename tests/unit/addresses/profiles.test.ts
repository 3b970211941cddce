import { expect, it } from 'vitest'
import { NETWORKS, type Network } from '../../../src/addresses/networks.ts'
import { networkOf, readProfile } from '../../../src/addresses/profiles.ts'

const href = (network: Network, written: string) => {
  const address = readProfile(network, written)
  return address.kind === 'safe' ? address.href : address.kind
}

/** Networks without a `profile`: a handle alone makes no address. */
const WITHOUT_PROFILE: readonly Network[] = [
  'discord',
  'stackoverflow',
  'spotify',
  'mastodon',
  'whatsapp',
  'email',
  'website',
]

for (const network of NETWORKS.filter((name) => !WITHOUT_PROFILE.includes(name)))
  it(`turns a handle of ${network} into its profile address, with and without @`, () => {
    const profile = href(network, '@ada_b')
    expect(profile).toMatch(/^https:\/\/[^@]*@?ada_b/)
    expect(href(network, ' ada_b ')).toBe(profile)
    expect(networkOf(profile)).toBe(network)
  })

it('keeps a full address, and keeps unsafe ones unsafe', () => {
  for (const network of NETWORKS) {
    expect(href(network, 'https://example.com/ada')).toBe('https://example.com/ada')
    expect(href(network, 'javascript:alert(1)')).toBe('unsafe')
    expect(href(network, '')).toBe('empty')
  }
})
