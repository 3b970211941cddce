import { expect, it } from 'vitest'
import { englishTexts } from '../../../src/build/checkWords.ts'
import { reportContent } from '../../../src/build/reportContent.ts'
import { copyProject, leastContent } from '../../helpers/projectCopy.ts'

const groups = {
  gate: { enter: 'Click to enter' },
  page: { skip: 'Skip to content', menu: 'Pages', footer: '{name}' },
  journal: { title: 'Journal' },
  sections: { shop: 'Shop' },
}

it('counts the texts that are still in English, and names the first ones', () =>
  expect(englishTexts('words.ts', { page: { menu: 'Páginas' } }, groups, new Set(['journal']))).toEqual([
    'words.ts: 4 texts are still in English, as gate.enter, page.skip, page.footer; write those that your visitors should read in your language.',
  ]))

it('does not count texts of a part that the site lacks', () => {
  const words = { gate: { enter: 'Entrar' }, page: { skip: 'Saltar', menu: 'Páginas', footer: '{name}' } }
  expect(englishTexts('words.ts', words, groups, new Set())).toEqual([])
  expect(englishTexts('words.ts', words, groups, new Set(['journal']))).toEqual([
    'words.ts: one text is still in English, journal.title; write those that your visitors should read in your language.',
  ])
})

it.each([
  ['pt', [expect.stringMatching(/^src\/content\/words\.ts: \d+ texts are still in English, as /)]],
  ['en-GB', []],
])(
  'A site in %s gets a warning of English texts only when it is in another language',
  async (tag, expected) => {
    const site = leastContent['site.ts']?.replace('greeting', `language: '${tag}',\n  greeting`) ?? ''
    const { folder, remove } = copyProject({ ...leastContent, 'site.ts': site })
    try {
      expect(await reportContent(folder)).toEqual({ mistakes: [], warnings: expected })
    } finally {
      remove()
    }
  },
)
