import { expect, it } from 'vitest'
import type { Network } from '../../../../src/addresses/networks.ts'
import { readProfile } from '../../../../src/addresses/profiles.ts'
import { otherNetworkName } from '../../../../src/editor/checks/itemChecks.ts'

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
