import { describe, expect, it } from 'vitest'
import { languageOptions } from '../../../../../src/editor/form/controls/languageOptions.ts'
import { isLanguage } from '../../../../../src/lib/language.ts'
import { editorText } from '../../../../../src/site/editorText.ts'

const offered = languageOptions('en', 'id')

describe('the list of languages', () => {
  it('has only valid languages, each once', () => {
    for (const { value } of offered) expect(isLanguage(value), value).toBe(true)
    expect(new Set(offered.map(({ value }) => value)).size).toBe(offered.length)
  })

  it('is sorted by name after the language of the browser', () => {
    const names = offered.map(({ name }) => name)
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')))
  })

  it('names each language in that language', () => {
    for (const { value, name } of offered)
      expect(name.toLocaleLowerCase(value)).toContain(
        new Intl.DisplayNames(value, { type: 'language' }).of(value)?.toLocaleLowerCase(value),
      )
  })

  it('begins with the language of the browser', () => {
    const first = (browserLanguage: string) => languageOptions('en', browserLanguage)[0]?.value
    expect(['de', 'en-US', 'pt-BR', 'zh-TW', 'zh-CN'].map(first)).toEqual([
      'de',
      'en',
      'pt',
      'zh-Hant',
      'zh-Hans',
    ])
    expect(languageOptions('en', 'de')).toHaveLength(offered.length)
    expect(languageOptions('en', 'gd')[0]).toEqual({ value: 'gd', name: 'Gàidhlig' })
  })

  it('includes the page’s own language, by name when the language has a name', () => {
    expect(languageOptions('gd', 'id')[0]).toEqual({ value: 'gd', name: 'Gàidhlig' })
    expect(languageOptions('not a tag', 'id')[0]).toEqual({ value: 'not a tag', name: 'not a tag' })
    expect(languageOptions('', 'id')[0]).toEqual({ value: '', name: editorText.form.languageUnsaid })
    expect(languageOptions('de', 'id')).toEqual(offered)
  })
})
