import { describe, expect, it } from 'vitest'
import { languageOfText, offeredLanguage } from '../../../src/editor/languageOfText.ts'
import { blankSite } from '../../../src/templates/blankSite.ts'
import { loadKit } from '../../../src/templates/kits.ts'
import { FIRST_TEMPLATE } from '../../helpers/templates.ts'

const ENGLISH_BROWSER = ['en-GB', 'en']

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
    for (const declared of ['', 'en', 'pt-BR'])
      expect(languageOfText(text, declared, ENGLISH_BROWSER)).toBe(language)
  })

  it.each([
    ['a text in Latin letters', 'Luís Žižka', 'en'],
    ['a language of the same script', 'Місячний сад', 'uk'],
    ['a language that has Han letters too', '月光庭園', 'ja'],
    ['a Chinese page with a Japanese particle', '优の良品', 'zh-Hans'],
    ['a few letters in a long text', 'A long text in English with one word: Луна', 'en'],
    ['two letters alone', '月光', 'en'],
    ['no letters', '🌙 2026', 'en'],
  ])('is not guessed for %s', (_, text, declared) => {
    expect(languageOfText(text, declared, ENGLISH_BROWSER)).toBeNull()
  })

  it.each([
    ['few kana among many Han letters', '月影の庭に棲む絵描き・長谷川小夜子', 'ja'],
    ['Han letters and の', '月影の庭・長谷川小夜子', 'ja'],
    ['Han letters and a particle at the end', '東京都写真美術館にて個展開催中', 'ja'],
    ['the Japanese repetition mark', '佐々木太郎', 'ja'],
    ['letters that only Simplified Chinese has', '个人主页', 'zh-Hans'],
    ['letters that only Simplified Chinese has, and の', '花园の每日', 'zh-Hans'],
    ['letters that only Traditional Chinese has', '我們的花園', 'zh-Hant'],
    ['a name in letters that both languages have', '田中太郎', null],
  ])('is Chinese, Japanese or unknown for %s', (_, text, language) => {
    expect(languageOfText(text, 'en', ENGLISH_BROWSER)).toBe(language)
  })

  it.each([
    ['田中太郎', ['ja-JP', 'en'], 'ja'],
    ['田中太郎', ['en', 'zh-CN'], 'zh-Hans'],
    ['東京都写真美術館', ['en', 'ja', 'zh-CN'], 'ja'],
    ['月光の庭', ['en', 'zh-HK'], 'zh-Hant'],
    ['個展開催中です', ['zh-CN'], 'ja'],
    ['个人主页', ['ja'], 'zh-Hans'],
  ])(
    'is decided by the browser’s languages only if the letters do not decide: %s with %j is %s',
    (text, browserLanguages, language) => {
      expect(languageOfText(text, 'en', browserLanguages)).toBe(language)
    },
  )
})

const { data: blank } = blankSite(await loadKit(FIRST_TEMPLATE), 'en')
const ARABIC = 'مقهى القمر'

describe('The language that the editor offers', () => {
  it('is the language of the page’s script when the page declares another language', () => {
    expect(offeredLanguage({ ...blank, name: ARABIC }, ENGLISH_BROWSER)).toBe('ar')
    expect(offeredLanguage({ ...blank, name: ARABIC, language: 'ar' }, ENGLISH_BROWSER)).toBeNull()
  })

  it('is none when most text of the page has the script of its language', () => {
    const bio = 'A café at the harbour, open all night, with coffee, tea and letters to read.'
    expect(offeredLanguage({ ...blank, name: ARABIC, bio }, ENGLISH_BROWSER)).toBeNull()
  })
})
