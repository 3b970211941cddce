import { describe, expect, it } from 'vitest'
import {
  cards,
  contact,
  games,
  projects,
  publishing,
  refundPolicy,
  sections,
  site,
  socials,
  tracks,
} from '../../../src/build/content/content.ts'
import { routes } from '../../../src/routes.ts'
import messageWords from '../../../src/sections/message/words.json' with { type: 'json' }
import shopWords from '../../../src/sections/shop/words.json' with { type: 'json' }
import english from '../../../src/site/english.json' with { type: 'json' }
import { TEMPLATE_IDS } from '../../../src/templates/templateList.ts'
import { defaultSky } from '../../helpers/defaultSky.ts'

// Texts and numbers that must not change by mistake: those of the sample, of the English texts and of the default sky.

describe('the sample', () => {
  it('keeps its counts', () => {
    expect(socials.map((social) => social.name)).toEqual(['Twitter', 'Instagram', 'TikTok', 'Pinterest'])
    const counts = [sections, projects, tracks, games, cards, publishing.steps].map((list) => list.length)
    expect(counts).toEqual([6, 6, 3, 3, 3, 6])
    expect(games.map((game) => game.images.length)).toEqual([7, 1, 3])
    expect(games.map((game) => game.wallpapers.length)).toEqual([6, 0, 0])
    expect(cards.map((template) => template.images.length)).toEqual([6, 5, 4])
  })

  it('keeps its sections and paths', () => {
    expect(sections.map(({ id }) => id)).toEqual(['socials', 'shop', 'projects', 'media', 'message', 'music'])
    expect(routes.map(({ path }) => path)).toEqual([
      '/',
      '/media',
      '/shop',
      '/shop/1',
      '/shop/2',
      '/shop/3',
      '/editor/1',
      '/editor/2',
      '/editor/3',
      // Templates without a card in the shop have an editor too.
      ...TEMPLATE_IDS.slice(cards.length).map((id) => `/editor/${id}`),
    ])
  })

  it('keeps its templates', () => {
    expect(cards.map(({ id, title }) => [id, title])).toEqual([
      ['1', 'Blood Moon/Eclipse Template'],
      ['2', 'Magical Fantasy Template'],
      ['3', 'Dreamy and Pastel Template'],
    ])
    for (const { images } of cards)
      for (const { orientation } of images) expect(orientation).toBe('landscape')
  })

  it('keeps its music', () => {
    expect(tracks.map(({ url }) => url)).toEqual(
      ['3DNRdudZ2SstnDCVKFdXxG', '5u5aVJKjSMJr4zesMPz7bL', '1VNvsvEsUpuUCbHpVop1vo'].map(
        (id) => `https://open.spotify.com/track/${id}`,
      ),
    )
  })

  it('keeps its terms', () => {
    expect(site.supportContacts).toEqual(['email', 'Twitter', 'TikTok', 'Instagram', 'Discord'])
    expect(refundPolicy.join(' ')).toMatch(/within 24 hours of payment, and only if work has not started/)
    expect(refundPolicy.join(' ')).toMatch(/No refunds .* once work has begun/)
    expect(refundPolicy.join(' ')).toMatch(/Minor revisions are included.* [Mm]ajor redesigns may cost extra/)
  })

  it('answers the contact form with the project’s English texts', () => {
    expect(contact.missingEmail).toBe(messageWords.form.missingEmail)
    expect(contact.closed).toBe(messageWords.form.closed)
  })
})

describe('the English texts', () => {
  it('keep their wording', () => {
    expect(english.gate.enter).toBe('Click to enter')
    expect(english.page.sections).toBe('Sections')
    expect(shopWords.home.visitShop).toBe('Visit My Template Shop')
    expect(english.page.toHome).toBe('Back to Main')
    const heading = english.shop.heading.replaceAll(/[“”]/g, '"').replaceAll('\u00a0', ' ')
    expect(heading).toBe('Customizable "link in bio" website editors')
    expect(english.shop).toMatchObject({
      back: 'Return to Main Page',
      request: 'Request a custom Link-in-Bio site',
      policy: 'Refund Policy',
    })
    expect(english.template).toMatchObject({
      openEditor: 'Open Template Editor',
      viewExample: 'View Example Site',
      back: '← Back to Shop',
      preview: '{title} preview {number}',
      missing: 'Template not found',
    })
    expect(messageWords.form).toMatchObject({
      name: 'Name',
      email: 'Email',
      contact: 'Other forms of contact',
    })
    expect(messageWords.form.missingEmail).toBe('Please include your email before submitting 💌')
    expect(messageWords.form.closed).toMatch(
      /temporarily closed.*check back soon.*message me on a social platform/i,
    )
  })
})

describe('the default sky', () => {
  it('keeps its numbers', () => {
    const { gate, scroll, fallingStars, stars, views, player } = defaultSky
    expect(player.heightPx).toBe(152)
    expect(gate).toMatchObject({ fadeOutMs: 1000, fadeInDelayMs: 100 })
    expect(scroll).toEqual({ durationMs: 1000, initialHashDelayMs: 10 })
    expect(fallingStars).toEqual({ intervalMs: 300, lifetimeMs: 4000, sizeMinPx: 10, sizeMaxPx: 30 })
    expect(stars).toEqual({ sizeMinPx: 1, sizeMaxPx: 4 })
    expect([views.home.stars, views.media.stars, views.shop.stars, views.template.stars]).toEqual([
      100, 100, 50, 50,
    ])
    expect([views.home.twinkleMinS, views.home.twinkleMaxS]).toEqual([1, 3])
    expect([views.shop.twinkleMinS, views.shop.twinkleMaxS]).toEqual([2, 5])
  })
})
