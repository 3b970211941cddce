import { describe, expect, it } from 'vitest'
import { canAddIcon, freshId } from '../../../../src/editor/state/items.ts'
import { profileOf } from '../../../../src/templates/engine/data/siteData.ts'
import { SITE_LIMITS } from '../../../../src/templates/engine/data/siteLimits.ts'

describe('a list', () => {
  it('creates an unused id', () => {
    expect(freshId([], 'link')).toBe('link-1')
    expect(freshId([{ id: 'link-2' }], 'link')).toBe('link-3')
  })
})

const websites = (count: number) =>
  Array.from({ length: count }, (_, index) => profileOf({ id: `s${index}`, network: 'website' }))

describe('a list of profiles', () => {
  it('has room for an icon when the page has none of its network', () => {
    expect(canAddIcon(websites(1), 'instagram')).toBe(true)
    expect(canAddIcon(websites(1), 'website')).toBe(false)
  })

  it('has no room for an icon when it has as many profiles as a draft can have', () => {
    expect(canAddIcon(websites(SITE_LIMITS.socials - 1), 'instagram')).toBe(true)
    expect(canAddIcon(websites(SITE_LIMITS.socials), 'instagram')).toBe(false)
  })
})
