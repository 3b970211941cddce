import { expect, it } from 'vitest'
import { directionOf, hasItalics, isLanguage } from '../../../src/lib/language.ts'

it('accepts language tags and refuses other texts', () => {
  for (const tag of ['en', 'de-AT', 'zh-Hant-TW', 'es-419']) expect(isLanguage(tag), tag).toBe(true)
  for (const tag of ['', 'e', 'english!', 'en US', 'en"', '-', 'en-', 'en-12'])
    expect(isLanguage(tag), tag).toBe(false)
})

it('takes the direction from a tag’s script, or from its language if it names no script', () => {
  for (const tag of ['ar', 'he-IL', 'fa', 'ur-PK', 'az-Arab', 'uz-Arab-AF'])
    expect(directionOf(tag), tag).toBe('rtl')
  for (const tag of ['en', 'tr', 'az', 'ur-Latn', 'ja']) expect(directionOf(tag), tag).toBe('ltr')
})

it('allows italics only for scripts that have them', () => {
  for (const tag of ['en', 'de-AT', 'el', 'ru', 'sr-Latn', 'vi', 'tr', 'uk'])
    expect(hasItalics(tag), tag).toBe(true)
  for (const tag of [
    'ar',
    'fa',
    'ur-PK',
    'ckb',
    'he',
    'yi',
    'hi',
    'bn',
    'ta',
    'th',
    'ka',
    'hy',
    'am',
    'zh-Hant',
    'ja',
    'ko',
  ])
    expect(hasItalics(tag), tag).toBe(false)
})
