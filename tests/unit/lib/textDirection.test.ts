import { expect, it } from 'vitest'
import { leftToRightParts, textDirection } from '../../../src/lib/textDirection.ts'

it.each([
  'לילה',
  'DJ לילה',
  'Spotify שלי: שירים ללילה (חדש!)',
  'Instagram שלי!',
  'C++ וגם C#',
  'Café ليلى',
  '🎧 האזינו עכשיו…',
])('begins a text with a right-to-left letter at the right of a right-to-left page: %s', (text) => {
  expect(textDirection(text, 'rtl')).toBe('rtl')
})

it.each(['Instagram', '@laila_music', 'https://laila.example/he/', 'Etsy (50–80 ₪)!', '月の歌'])(
  'begins a text without a right-to-left letter at the left of a right-to-left page: %s',
  (text) => expect(textDirection(text, 'rtl')).toBe('ltr'),
)

it.each(['לילה live', 'DJ לילה', '(ליל) night', 'Shop'])(
  'begins a text with a left-to-right letter at the left of a left-to-right page: %s',
  (text) => expect(textDirection(text, 'ltr')).toBe('ltr'),
)

it.each(['الأحد', 'שירים!', '𐤀𐤁'])(
  'begins a text without a left-to-right letter at the right of a left-to-right page: %s',
  (text) => expect(textDirection(text, 'ltr')).toBe('rtl'),
)

it.each(['8:00 – 1:00', '٨:٠٠ – ٢٣:٠٠', '2026-11-25', '10 - 12', '50–80 ₪', '1/7', '✨', ''])(
  'has the direction of the page for a text that has no letters and is no phone number: %s',
  (text) => {
    expect(textDirection(text, 'rtl')).toBe('rtl')
    expect(textDirection(text, 'ltr')).toBe('ltr')
  },
)

it.each(['+966 50 123 4567', '(030) 123-4567', '050 123 4567', '+966501234567', '۰۹۱۲ ۳۴۵ ۶۷۸۹'])(
  'runs from left to right for a phone number on each page: %s',
  (text) => expect(textDirection(text, 'rtl')).toBe('ltr'),
)

it.each([
  ['טלפון: +972 50-123-4567, שעות 9:00–17:00', '+972 50-123-4567'],
  ['התקשרו (050-123-4567)', '050-123-4567'],
  ['هاتف: (03) 123 4567.', '(03) 123 4567'],
  ['تلفن ۰۹۱۲ ۳۴۵ ۶۷۸۹', '۰۹۱۲ ۳۴۵ ۶۷۸۹'],
  ['עקבו ב-@luna.m.', '@luna.m'],
  ['#לילה וגם #night', '#night'],
  ['כתבו אל https://laila.example/he/.', 'https://laila.example/he/'],
  ['C++ לכולם', 'C++'],
  ['רק C#!', 'C#'],
  ['גם .NET (גרסה 2.0)', '.NET'],
])('finds what is written from left to right in %s', (text, part) => {
  expect(leftToRightParts(text)).toEqual([text.split(part)[0], part, text.split(part)[1]])
})

it.each([
  'הופעה: 31/12/2026, 21:00–23:30',
  '2026-11-25 בערב',
  'שנים 2020 2026',
  '₪49.90 או $12, 20% הנחה',
  '1,200 – 1,500 تومان',
  'כתבו אל luna@night.example',
  'Yahoo! וגם Wi-Fi (beta)',
  'C++ and C#, @luna, +972 50-123-4567',
])('leaves %s whole', (text) => expect(leftToRightParts(text)).toEqual([text]))
