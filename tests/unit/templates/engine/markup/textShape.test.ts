import { expect, it } from 'vitest'
import { breakableHtml, textClass } from '../../../../../src/templates/engine/markup/textShape.ts'

it.each([
  ['LINEスタンプ', 'LINE<wbr>スタンプ'],
  ['オンラインSHOP', 'オンライン<wbr>SHOP'],
  ['2027カレンダーとSNSアイコン', '2027<wbr>カレンダーとSNS<wbr>アイコン'],
])(
  'allows a line break where Latin letters or digits meet Katakana, at least two of each: %s',
  (text, html) => {
    expect(breakableHtml(text)).toBe(html)
  },
)

it.each(['Tシャツ', 'ビタミンC', '新しい絵本', 'Zoë Night'])(
  'adds no line break to a text without Katakana, or with only one Latin letter: %s',
  (text) => expect(breakableHtml(text)).toBe(text),
)

it('escapes each part of a text', () => {
  expect(breakableHtml('<b>SNSアイコン</b>')).toBe('&lt;b&gt;SNS<wbr>アイコン&lt;/b&gt;')
})

it('marks a text with a long word in Katakana, which a narrow card breaks in its middle', () => {
  for (const text of ['オンラインショップ', 'オンラインショップ一覧'])
    expect(textClass('link-label', text)).toBe('link-label long-word')
  for (const text of ['LINEスタンプ', 'お仕事のご依頼', 'Newsletter archive'])
    expect(textClass('link-label', text)).toBe('link-label')
})

it.each(['メイキング動画', '動画メイキング', 'ワークショップ'])(
  'marks a word that needs smaller letters to fit into one line of a narrow card: %s',
  (text) => expect(textClass('link-label', text)).toBe('link-label one-line-word'),
)
