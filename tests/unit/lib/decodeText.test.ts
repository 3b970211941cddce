import { expect, it } from 'vitest'
import { decode, decodeText } from '../../../src/lib/decodeText.ts'

const bytesOf = (codes: readonly number[]) => Uint8Array.from(codes)
/** The bytes of a text in an encoding that has a byte for each letter. */
const encodedAs = (encoding: string, text: string) => {
  const letters = new TextDecoder(encoding).decode(Uint8Array.from({ length: 256 }, (_, code) => code))
  return bytesOf([...text].map((letter) => letters.indexOf(letter)))
}

it('reads text as Excel saves it', () => {
  const text = 'Größe;Café'
  const codes = [...text].map((letter) => letter.charCodeAt(0))
  for (const bytes of [
    new TextEncoder().encode(text),
    bytesOf(codes),
    bytesOf([0xff, 0xfe, ...codes.flatMap((code) => [code, 0])]),
    bytesOf([0xfe, 0xff, ...codes.flatMap((code) => [0, code])]),
  ])
    expect(decodeText(bytes)).toBe(text)
})

it('reads a text in the encoding that it declares, unless it is in UTF-8', () => {
  for (const text of [
    '<meta charset="windows-1251"><h1>Луна</h1>',
    '<meta http-equiv="Content-Type" content="text/html; charset=windows-1251"><h1>Луна</h1>',
    '<?xml version="1.0" encoding="windows-1251"?><outline text="Луна"/>',
    'N;CHARSET=windows-1251:Луна',
  ]) {
    expect(decode(encodedAs('windows-1251', text))).toEqual({ text, isGuess: false })
    expect(decode(new TextEncoder().encode(text))).toEqual({ text, isGuess: false })
  }
})

it('says that it guesses when a text is in none of the encodings that it names', () => {
  for (const start of ['', '<meta charset="utf-8">', 'encoding of the moon, '])
    expect(decode(encodedAs('windows-1251', `${start}Луна`))).toEqual({
      text: `${start}Ëóíà`,
      isGuess: true,
    })
  expect(decode(new Uint8Array())).toEqual({ text: '', isGuess: false })
})
