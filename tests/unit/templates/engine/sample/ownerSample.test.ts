import { describe, expect, it } from 'vitest'
import { withOwnerText } from '../../../../../src/templates/engine/sample/ownerSample.ts'

const sample = {
  language: 'en',
  name: 'Ophelia',
  tagline: 'Songs',
  portrait: { file: 'portrait.webp', alt: 'Ophelia', width: 400, height: 400 },
  links: [
    { id: 'song', label: 'My song', url: 'https://songs.example/', note: 'Out now' },
    { id: 'shop', label: 'Shop', url: 'https://shop.example/', note: '' },
  ],
}

describe('A sample', () => {
  it('is unchanged when the owner has no texts for it', () => {
    expect(withOwnerText(sample, undefined, 'pt')).toBe(sample)
  })

  it('has the owner’s texts, and keeps its other texts', () => {
    const ownersTexts = {
      name: 'Ofélia',
      portrait: { alt: 'Ofélia de perfil' },
      links: { song: { label: 'A minha canção' } },
    }
    expect(withOwnerText(sample, ownersTexts, 'pt')).toEqual({
      ...sample,
      language: 'pt',
      name: 'Ofélia',
      portrait: { ...sample.portrait, alt: 'Ofélia de perfil' },
      links: [{ ...sample.links[0], label: 'A minha canção' }, sample.links[1]],
    })
  })

  it('has no portrait when its template shows none', () => {
    const { portrait: _, ...sampleWithoutPortrait } = sample
    for (const ownersTexts of [{ name: 'Ofélia' }, { portrait: { alt: 'Ofélia' } }])
      expect(withOwnerText(sampleWithoutPortrait, ownersTexts, 'pt').portrait).toBeNull()
  })

  it('is in the language that the owner names for it', () => {
    expect(withOwnerText(sample, { language: 'gl' }, 'pt').language).toBe('gl')
  })
})
