import { describe, expect, it } from 'vitest'
import { languageOfText, offeredLanguage } from '../../../src/editor/languageOfText.ts'
import { blankSite } from '../../../src/templates/blankSite.ts'
import { loadKit } from '../../../src/templates/kits.ts'
import { FIRST_TEMPLATE } from '../../helpers/templates.ts'

describe('The language of a text', () => {
  it.each([
    ['مقهى القمر', 'ar'],
    ['月のうさぎ', 'ja'],
    ['月光下的花园', 'zh-Hans'],
    ['달빛 정원', 'ko'],
    ['Лунный сад', 'ru'],
    ['Σεληνόφως', 'el'],
    ['גן הירח', 'he'],
    ['สวนพระจันทร์', 'th'],
    ['चाँद का बाग', 'hi'],
    ['চাঁদের বাগান', 'bn'],
  ])('is guessed from its script: %s is %s', (text, language) => {
    for (const declared of ['', 'en', 'pt-BR']) expect(languageOfText(text, declared)).toBe(language)
  })

  it.each([
    ['a text in Latin letters', 'Luís Žižka', 'en'],
    ['a language of the same script', 'Місячний сад', 'uk'],
    ['a language that has Han letters too', '月光庭園', 'ja'],
    ['a few letters in a long text', 'A long text in English with one word: Луна', 'en'],
    ['two letters alone', '月光', 'en'],
    ['no letters', '🌙 2026', 'en'],
  ])('is not guessed for %s', (_, text, language) => {
    expect(languageOfText(text, language)).toBeNull()
  })
})

const { data: blank } = blankSite(await loadKit(FIRST_TEMPLATE), 'en')
const ARABIC = 'مقهى القمر'

describe('The language that the editor offers', () => {
  it('is that of the page’s script when the page is in another language', () => {
    expect(offeredLanguage({ ...blank, name: ARABIC })).toBe('ar')
    expect(offeredLanguage({ ...blank, name: ARABIC, language: 'ar' })).toBeNull()
  })

  it('is none when most text of the page has the script of its language', () => {
    const bio = 'A café at the harbour, open all night, with coffee, tea and letters to read.'
    expect(offeredLanguage({ ...blank, name: ARABIC, bio })).toBeNull()
  })
})
