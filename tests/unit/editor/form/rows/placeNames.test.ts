import { describe, expect, it } from 'vitest'
import { placeName, placeNames } from '../../../../../src/editor/form/rows/placeNames.ts'
import { fill } from '../../../../../src/lib/fill.ts'
import { editorText } from '../../../../../src/site/editorText.ts'
import {
  linkOf,
  playerOf,
  profileOf,
  type SiteData,
} from '../../../../../src/templates/engine/data/siteData.ts'
import { loadKit } from '../../../../../src/templates/engine/kit/kits.ts'
import { blankSite } from '../../../../../src/templates/engine/sample/blankSite.ts'
import { FIRST_TEMPLATE } from '../../../../helpers/templates.ts'

const kit = await loadKit(FIRST_TEMPLATE)
const data: SiteData = {
  ...blankSite(kit, 'en').data,
  links: [
    linkOf({ id: 'a', label: 'My shop' }),
    linkOf({ id: 'b' }),
    linkOf({ id: 'c', kind: 'heading' }),
    linkOf({ id: 'd', kind: 'paragraph', text: 'I answer every letter.\nReally.' }),
    linkOf({ id: 'e', label: 'long '.repeat(30) }),
  ],
  socials: [
    profileOf({ id: 'a', network: 'instagram', url: '@ada' }),
    profileOf({ id: 'b', network: 'tiktok' }),
  ],
  music: [playerOf('', { title: 'Low Water' }), playerOf('', { id: 'b' })],
}
const named = (name: string) => fill(editorText.export.named, { name })
const { links, music, profiles, form } = editorText

describe('The place of a finding', () => {
  it.each([
    ['a link with a label', 'links.0.url', named('My shop')],
    ['a link without a label', 'links.1.label', fill(links.link, { number: 2 })],
    ['a block without a text', 'links.2.label', fill(links.heading, { number: 3 })],
    ['a paragraph', 'links.3.text', named('I answer every letter.')],
    ['a profile', 'socials.0.url', fill(profiles.name, { network: 'Instagram' })],
    ['a profile without an address', 'socials.1.url', fill(profiles.profile, { number: 2 })],
    ['a player with a title', 'music.0.url', named('Low Water')],
    ['a player without a title', 'music.1.url', fill(music.player, { number: 2 })],
    ['a field of the page', 'tagline', form.tagline],
    ['a list', 'links', form.links],
  ])('names %s', (_, path, name) => {
    expect(placeName(path, kit, data)).toBe(name)
  })

  it('and its message do not both ask for the description when a picture has none', () => {
    const place = placeName('portrait.alt', kit, data)
    expect(place).toContain(editorText.picture.alt)
    expect(editorText.check.alt.toLowerCase()).not.toContain(editorText.picture.alt.toLowerCase())
  })

  it('shortens a long label', () => {
    expect(placeName('links.4.url', kit, data).length).toBeLessThan(50)
  })

  it('names the first three places and counts the others when a finding has many', () => {
    const paths = data.links.map((_, index) => `links.${index}.url`)
    expect(placeNames(paths.slice(0, 2), kit, data)).toBe(
      `${named('My shop')}, ${fill(links.link, { number: 2 })}`,
    )
    expect(placeNames(paths, kit, data)).toContain(fill(editorText.export.andMore, { places: '', count: 2 }))
  })
})
