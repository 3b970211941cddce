import { expect, it } from 'vitest'
import { untranslatedTexts, visibleGroups } from '../../../../src/build/checks/untranslatedTexts.ts'
import { ownContent } from '../../../helpers/ownContent.ts'
import { leastContent } from '../../../helpers/projectCopy.ts'

const groups = {
  gate: { enter: 'Click to enter' },
  page: { skip: 'Skip to content', menu: 'Pages', footer: '{name}' },
  shop: { name: 'Template shop' },
  sections: { shop: 'Shop' },
}

it('counts the texts that are still in English, and names the first ones', () =>
  expect(untranslatedTexts('words.ts', { page: { menu: 'Páginas' } }, groups)).toEqual([
    'words.ts: 5 texts are still in English, as gate.enter, page.skip, page.footer; write those that your visitors should read in your language.',
  ]))

it('does not count texts of a part that the site lacks', () => {
  const words = { gate: { enter: 'Entrar' }, page: { skip: 'Saltar', menu: 'Páginas', footer: '{name}' } }
  expect(untranslatedTexts('words.ts', words, visibleGroups(groups, new Set()))).toEqual([])
  expect(untranslatedTexts('words.ts', words, visibleGroups(groups, new Set(['templates'])))).toEqual([
    'words.ts: one text is still in English, shop.name; write those that your visitors should read in your language.',
  ])
})

it.each([
  ['pt', [expect.stringMatching(/^src\/content\/words\.ts: \d+ texts are still in English, as /)]],
  ['en-GB', []],
])('warns of English texts only when the site’s language is not English: %s', async (tag, expected) => {
  const site = leastContent['site.ts']?.replace('greeting', `language: '${tag}',\n  greeting`) ?? ''
  const { report, remove } = ownContent({ ...leastContent, 'site.ts': site })
  try {
    expect(await report()).toEqual({ mistakes: [], warnings: expected })
  } finally {
    remove()
  }
})

it.each([
  ['a template with an editor', { kit: '1' }, 1],
  ['only an external template', { image: 'bowl.jpg' }, 0],
])('counts the editor’s texts only when the shop has an editor: %s', async (_shop, field, count) => {
  const card = { id: 'moon', title: 'Lua', summary: 'Vermelha.', ...field }
  const { report, remove } = ownContent({
    ...leastContent,
    'site.ts': leastContent['site.ts']?.replace('greeting', "language: 'pt',\n  greeting") ?? '',
    'templates.ts': `export const templates = [${JSON.stringify(card)}]\n`,
    'editorWords.ts': "export const words = { toolbar: { export: 'Exportar' } }\n",
  })
  const editorWarning = /^src\/content\/editorWords\.ts: \d+ texts are still in English, as editor\.coming, /
  try {
    const { warnings } = await report()
    expect(warnings.filter((sentence) => editorWarning.test(sentence))).toHaveLength(count)
    expect(warnings.join(' ')).not.toContain('toolbar.export')
  } finally {
    remove()
  }
})
