import { expect, it } from 'vitest'
import { NETWORKS } from '../../../../../src/addresses/networks.ts'
import { profileIcon } from '../../../../../src/templates/engine/markup/profileIcon.ts'

const website = (host: string) => ({ network: 'website', href: `https://${host}/` }) as const
const github = (name: string) => ({ network: 'github', href: `https://github.com/${name}` }) as const

it('shows another icon for each profile of a page', () => {
  const profiles = [
    ...NETWORKS.map((network) => ({ network, href: `https://ada.example/${network}` })),
    ...[website('luna.example'), website('lara.example'), website('möwen.example')],
    ...[github('ada'), github('ada-b'), github('ada-c')],
  ]
  expect(new Set(profiles.map((profile) => profileIcon(profile, profiles))).size).toBe(profiles.length)
})

it('shows the first letters of a host in place of a globe when a page has several websites', () => {
  const profiles = [website('www.luna.example'), website('ada.example'), github('ada')]
  const shown = profiles.map((profile) => />(\p{L}+)<\/text>/u.exec(profileIcon(profile, profiles))?.[1])
  expect(shown).toEqual(['L', 'A', undefined])
})
