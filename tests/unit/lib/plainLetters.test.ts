import { expect, it } from 'vitest'
import { plainLetters } from '../../../src/lib/plainLetters.ts'

it.each([
  ['a script alphabet', '𝓛𝓾𝓷𝓪 𝓥𝓪𝓷𝓮', 'Luna Vane'],
  ['a script alphabet with older letters', 'ℒ𝓊𝓃𝒶 ℰ𝓋ℯ', 'Luna Eve'],
  ['bold letters and digits', '𝐋𝐮𝐧𝐚 𝟮𝟬', 'Luna 20'],
  ['one letter of mathematics', '𝕃 Vane', 'L Vane'],
  ['letters in circles', 'Ⓛⓤⓝⓐ', 'Luna'],
  ['white letters in squares and circles', '🅻🆄🅽🅰 🅛🅤🅝🅐', 'LUNA LUNA'],
  ['fullwidth letters', 'Ｌｕｎａ　＆ Ｃｏ．', 'Luna & Co.'],
  ['small capitals', 'ʟᴜɴᴀ ᴀʀᴛɪsᴛ', 'luna artist'],
  ['small capitals after a capital', 'Maps of Iɴᴅɪᴀ', 'Maps of India'],
  ['raised letters', 'ᴸᵘⁿᵃ', 'Luna'],
  ['letters with a line through them', 'L̶u̶n̶a̶', 'Luna'],
  ['ornaments around a name', '꧁ Luna ꧂', 'Luna'],
  ['ornaments around a name with an emoji', '༺ 🌙 Luna 🌙 ༻', '🌙 Luna 🌙'],
  ['ornaments of hieroglyphs', '𓆩 Luna 𓆪', 'Luna'],
  ['ornaments around an Arabic name', '꧁ لونا ꧂', 'لونا'],
])('writes plain letters instead of %s', (_, text, plain) => {
  expect(plainLetters(text)).toBe(plain)
})

it.each([
  ['accents and other alphabets', 'Łucja Ñandú Ελένη Юлия'],
  ['emoji, flags, stars and hearts', '★ Luna ♡ 🌙🇵🇱 1️⃣ ✨ 🅰️ Ⓜ️ ℹ️'],
  ['ordinals and marks', '1ᵉʳ Mᵐᵉ 2ⁿᵈ № 5™ 20 ℃ x² H₂O'],
  ['Japanese with fullwidth letters', 'ルナのＮＨＫラジオ！ツ'],
  ['Chinese with fullwidth punctuation', '露娜（音乐）：夜歌！'],
  ['Arabic with ligatures', 'ﷺ لونا ﻻ ۞'],
  ['Tibetan, Javanese and Georgian', '༺བོད༻ ꧁ꦗꦮ꧂ მღერა'],
  ['Thai and Hindi', '๑ เพลง हिन्दी'],
  ['a pronunciation', 'Luna (ˈluːnɪ, ˈʃɪp)'],
  ['a text of ornaments alone', '꧁꧂'],
])('changes nothing in %s', (_, text) => {
  expect(plainLetters(text)).toBe(text)
})
