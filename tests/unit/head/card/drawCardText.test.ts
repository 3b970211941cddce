import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { site } from '../../../../src/build/content/content.ts'
import { CARD_SIZE } from '../../../../src/constants/pictureSlots.ts'
import { cardFonts, charactersOf } from '../../../../src/head/card/cardFonts.ts'
import {
  type CardText,
  cardTextOf,
  drawCardText,
  TEXT_RIGHT_PX,
} from '../../../../src/head/card/drawCardText.tsx'
import { findRoute, routes } from '../../../../src/routes.ts'

const published = new URL('https://someone.example/some/base/')
/** A text in letters that the card's typefaces have, whatever the site's language is. */
const sampleText: CardText = {
  owner: 'Ada Lovelace',
  title: 'Media',
  text: 'Pictures to look at for a while.',
  address: 'someone.example/some/base/media',
}
const fonts = await cardFonts(
  `${Object.values(sampleText).join('')}Zażółć ещё 🌙 夜の海 ليلى %D984 and so on, it goes beyond`,
)

/** The box of a card's text, drawn on black: the area that remains after nearly black edges are trimmed. */
async function drawBox(changed: Partial<CardText>) {
  const svg = await drawCardText({ ...sampleText, ...changed }, fonts)
  const onBlack = await sharp(Buffer.from(svg)).flatten({ background: '#000' }).png().toBuffer()
  const { data, info } = await sharp(onBlack)
    .trim({ background: '#000', threshold: 40 })
    .toBuffer({ resolveWithObject: true })
  const left = -(info.trimOffsetLeft ?? 0)
  const top = -(info.trimOffsetTop ?? 0)
  return { data, left, top, right: left + info.width, bottom: top + info.height }
}

describe('The text of a preview card', () => {
  const longText = 'It goes on and on, and then it goes on a little beyond that. '.repeat(5)
  const cards: readonly [string, Partial<CardText>][] = [
    ['a short text', {}],
    ['far too much text', { title: longText.slice(0, 90), text: longText }],
    ['a word wider than the column', { title: 'goesonandonandonandonandonandonandon' }],
  ]
  it.each(cards)('of %s stays in its column, inside the card and clear of the moon', async (_, changed) => {
    const { left, top, right, bottom } = await drawBox(changed)
    expect(left).toBeGreaterThan(CARD_SIZE.width / 20)
    expect(right).toBeLessThanOrEqual(TEXT_RIGHT_PX)
    expect(top).toBeGreaterThan(CARD_SIZE.height / 20)
    expect(bottom).toBeLessThan((CARD_SIZE.height * 19) / 20)
  })

  it('has the owner’s name, the title, the description and the address', async () => {
    const whole = await drawBox({})
    for (const part of Object.keys(sampleText))
      expect((await drawBox({ [part]: '' })).data.equals(whole.data), part).toBe(false)
  })

  it('has the address without the scheme, and the owner on every page but the home page', () => {
    const page = routes[1] ?? findRoute('/404')
    expect(cardTextOf(page, published)).toMatchObject({
      owner: site.name,
      address: `someone.example/some/base${page.path}`,
    })
    expect(cardTextOf(findRoute('/'), published).owner).toBe('')
  })

  it('has the address as people read it, and encoded where no typeface has its letters', async () => {
    const home = new URL('https://xn--mwenatelier-rfb.example/t%C3%B6pferei/')
    const { address, encodedAddress } = cardTextOf(findRoute('/'), home)
    expect(address).toBe('möwenatelier.example/töpferei')
    expect(encodedAddress).toBe('xn--mwenatelier-rfb.example/t%C3%B6pferei')
    const encoded = await drawBox({ address: 'some.example/%D9%84' })
    const foreign = await drawBox({ address: 'some.example/ل', encodedAddress: 'some.example/%D9%84' })
    expect(foreign.data.equals(encoded.data)).toBe(true)
  })

  it('is drawn in other scripts, without symbols that no typeface has', async () => {
    expect([...fonts.missingIn.text].toSorted()).toEqual([...new Set('ليلى🌙')].toSorted())
    const moon = await drawBox({ title: 'Zażółć ещё🌙' })
    const plain = await drawBox({ title: 'Zażółć ещё' })
    expect(moon.data.equals(plain.data)).toBe(true)
    expect(plain.data.equals((await drawBox({ title: 'Za' })).data)).toBe(false)
    expect((await drawBox({ title: '夜の海' })).data.equals((await drawBox({ title: '夜' })).data)).toBe(
      false,
    )
  })

  it('leaves out a text with a letter that no typeface has, and shows the address in place of such a title', async () => {
    const foreign = { owner: 'ليلى', title: 'ليلى', text: 'A ليلى' }
    const addressAsTitle = await drawBox({ owner: '', text: '', title: sampleText.address, address: '' })
    expect((await drawBox(foreign)).data.equals(addressAsTitle.data)).toBe(true)
    expect(addressAsTitle.right).toBeGreaterThan(addressAsTitle.left)
  })
})

/** Letters of each script that pages are written in, and letters that Fontsource claims for files that lack them. */
const letters = {
  Latin: 'ẞảị',
  Cyrillic: 'ЮґҰұѠҊᲀ',
  Greek: 'Ελἀ',
  Hebrew: 'שלם',
  Arabic: 'ليلىﷺ',
  Devanagari: 'हिन्दी',
  Thai: 'เพลง',
  Tibetan: '༻བོད',
  Georgian: 'ემაღ',
  Javanese: 'ꦮꦗ',
  Hieroglyphs: '𓆩',
  Han: '晚你她么林郞隷侮僧都',
  Kana: 'あア゚ｱ',
  Hangul: '안녕',
  Tamil: 'தமிழ்',
  Ethiopic: 'አማ',
  Armenian: 'Հայ',
  Khmer: 'ខ្មែរ',
  Bopomofo: 'ㄅ',
  symbols: '￠ￗ🄀𝒜①☾',
}

describe('The fonts of the cards', () => {
  it.each(Object.entries(letters))('are made for each character of %s, or name it', async (_, characters) => {
    for (const character of new Set(characters)) {
      const { fonts, missingIn } = await cardFonts(character)
      expect(fonts.length > 0 || missingIn.text.size > 0, character).toBe(true)
    }
    const card = { ...sampleText, owner: characters, title: characters, text: characters }
    const svg = await drawCardText(card, await cardFonts(Object.values(card).join('')))
    expect(svg).toMatch(/<path/)
  })

  it('say which characters no typeface has', async () => {
    const missing = async (text: string) => [...(await cardFonts(text)).missingIn.text].join('')
    expect(await missing('Ґалаґан')).toBe('')
    expect(await missing('Ұлы дала')).toBe('')
    expect(await missing('Ѡ你晚林')).toBe('Ѡ你晚')
    expect(await missing('ليلى')).toBe('ليى')
  })

  it('draw a title that only the text’s typeface has in one typeface', async () => {
    const greek = await cardFonts(`${Object.values(sampleText).join('')}Ἀθηνᾶ`)
    const card = { ...sampleText, title: 'Ἀθηνᾶ' }
    expect(greek.missingIn.title.size).toBeGreaterThan(0)
    const inTitle = await drawCardText(card, greek)
    const inText = await drawCardText(card, {
      ...greek,
      fonts: greek.fonts.map((font) =>
        font.role === 'title' ? { ...font, name: `unused ${font.name}` } : font,
      ),
      missingIn: { ...greek.missingIn, title: new Set('Ἀθηνᾶ') },
    })
    expect(inTitle).toBe(inText)
  })

  it('take letters and their marks as one, other spaces as a space, and hidden characters as nothing', () => {
    expect(charactersOf('e\u0301a\u202f☀\ufe0fb\u00ad\u200dc')).toEqual(['é', 'a', ' ', '☀', 'b', 'c'])
  })
})
