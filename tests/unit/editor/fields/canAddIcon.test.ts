import { expect, it } from 'vitest'
import { canAddIcon } from '../../../../src/editor/fields/canAddIcon.ts'
import { profileOf } from '../../../../src/templates/fields/profileFields.ts'
import { SITE_LIMITS } from '../../../../src/templates/siteLimits.ts'

const websites = (count: number) =>
  Array.from({ length: count }, (_, index) => profileOf({ id: `s${index}`, network: 'website' }))

it('offers an icon when the page has none of its network', () => {
  expect(canAddIcon(websites(1), 'instagram')).toBe(true)
  expect(canAddIcon(websites(1), 'website')).toBe(false)
})

it('offers no icon when the page has as many profiles as a draft can have', () => {
  expect(canAddIcon(websites(SITE_LIMITS.socials - 1), 'instagram')).toBe(true)
  expect(canAddIcon(websites(SITE_LIMITS.socials), 'instagram')).toBe(false)
})
