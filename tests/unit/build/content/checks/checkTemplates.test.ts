import { describe, expect, it } from 'vitest'
import { templateMistakes } from '../../../../../src/build/content/checks/checkTemplates.ts'
import { metas, names as siteNames } from '../../../../../src/templates/templateFiles.ts'

const names = {
  effect: 'Waves',
  cursor: 'A fish',
  sharePicture: 'The sea',
  palettes: { tide: 'Tide' },
}
/** Files by path. @param contents by the name of the template's folder */
const filesOf = (file: string, contents: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(contents).map(([folder, json]) => [`/src/templates/${folder}/${file}`, json]),
  )

describe('the check of the templates', () => {
  it('accepts the templates of this site', () => {
    expect(templateMistakes(metas, siteNames)).toEqual([])
  })

  it('names the file and the field of a mistake, and what to do', () => {
    const files = filesOf('meta.json', {
      sea: { id: 'The Sea', name: 'Sea', shots: ['sunset'] },
      shore: { id: 'shore', name: ' ', shots: [], cover: 1 },
      coast: { id: 'shore', name: 'Coast', shots: [{ hoveredLink: 2 }, 'phones'] },
    })
    expect(templateMistakes(files, filesOf('names.json', { sea: names, shore: names }))).toEqual([
      'src/templates/sea/meta.json: id is not a usable id; use small letters, digits and single hyphens.',
      'src/templates/sea/meta.json: shots: entry 1 is none of the shots; write example, phones, look, { "hoveredLink": 1 } or { "palette": 1 }.',
      'src/templates/shore/meta.json: name is empty; write some words, or leave it out.',
      'src/templates/shore/meta.json: has “cover”, which the site does not know; remove it.',
      'src/templates/coast/meta.json: id is “shore”, which src/templates/shore/meta.json has too; give each an id of its own.',
    ])
  })

  it.each([null, [], 'sea', 1])('says what to write when a file of a template holds %j', (json) => {
    const files = [filesOf('meta.json', { sea: json, shore: json }), filesOf('names.json', { sea: json })]
    expect(templateMistakes(files[0] ?? {}, files[1] ?? {})).toEqual([
      'src/templates/sea/meta.json: is not a group of fields; write it in curly brackets.',
      'src/templates/shore/meta.json: is not a group of fields; write it in curly brackets.',
      'src/templates/sea/names.json: is not a group of fields; write it in curly brackets.',
    ])
  })
})
