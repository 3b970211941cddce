import { describe, expect, it } from 'vitest'
import { languageOptions } from '../../../src/editor/languages.ts'
import { isLanguage } from '../../../src/lib/language.ts'
import { editorWords } from '../../../src/site/editorWords.ts'

const offered = languageOptions('en')

describe('the languages that are offered', () => {
  it('can each stand in a page, once', () => {
    for (const { value } of offered) expect(isLanguage(value), value).toBe(true)
    expect(new Set(offered.map(({ value }) => value)).size).toBe(offered.length)
  })

  it('stand in the order of their names', () => {
    const names = offered.map(({ name }) => name)
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')))
  })

  it('are called what their own speakers call them', () => {
    for (const { value, name } of offered)
      expect(name.toLocaleLowerCase(value)).toContain(
        new Intl.DisplayNames(value, { type: 'language' }).of(value)?.toLocaleLowerCase(value),
      )
  })

  it('hold the one that a page came with, by name where it has one', () => {
    expect(languageOptions('gd')[0]).toEqual({ value: 'gd', name: 'Gàidhlig' })
    expect(languageOptions('not a tag')[0]).toEqual({ value: 'not a tag', name: 'not a tag' })
    expect(languageOptions('')[0]).toEqual({ value: '', name: editorWords.form.languageUnsaid })
    expect(languageOptions('de')).toEqual(offered)
  })
})
