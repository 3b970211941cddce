import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { checkContent } from '../../../../../src/build/content/checks/checkContent.ts'
import { templateMistakes } from '../../../../../src/build/content/checks/checkTemplates.ts'
import { type TemplateOnDisk, templateFolders } from '../../../../../src/build/content/templateFolders.ts'
import { copyProject, leastContent } from '../../../../helpers/projectCopy.ts'

const names = {
  effect: 'Waves',
  cursor: 'A fish',
  sharePicture: 'The sea',
  palettes: { tide: 'Tide' },
}
const onDisk = (name: string, meta: object): TemplateOnDisk => ({
  folder: `/project/src/templates/${name}`,
  path: `/src/templates/${name}`,
  meta: meta as TemplateOnDisk['meta'],
  names,
})

describe('the check of the templates', () => {
  it('accepts the templates of this site', () => {
    expect(templateMistakes(process.cwd(), templateFolders(process.cwd()))).toEqual([])
  })

  it('names the file and the field of a mistake, and what to do', () => {
    const folders = [
      onDisk('sea', { id: 'The Sea', name: 'Sea', shots: ['sunset'] }),
      onDisk('shore', { id: 'shore', name: ' ', shots: [], cover: 1 }),
      onDisk('coast', { id: 'shore', name: 'Coast', shots: [{ hoveredLink: 2 }, 'phones'] }),
    ]
    expect(templateMistakes('/project', folders)).toEqual([
      'src/templates/sea/meta.json: id is not a usable id; use small letters, digits and single hyphens.',
      'src/templates/sea/meta.json: shots: entry 1 is none of the shots; write example, phones, editor, look, check, { "hoveredLink": 1 } or { "palette": 1 }.',
      'src/templates/shore/meta.json: name is empty; write some words, or leave it out.',
      'src/templates/shore/meta.json: has “cover”, which the site does not know; remove it.',
      'src/templates/coast/meta.json: id is “shore”, which src/templates/shore/meta.json has too; give each an id of its own.',
    ])
  })

  it.each([null, [], 'sea', 1])('says what to write when a file of a template holds %j', (json) => {
    const folders = [
      { ...onDisk('sea', json as object), names: json as unknown as TemplateOnDisk['names'] },
      onDisk('shore', json as object),
    ]
    expect(templateMistakes('/project', folders)).toEqual([
      'src/templates/sea/meta.json: is not a group of fields; write it in curly brackets.',
      'src/templates/sea/names.json: is not a group of fields; write it in curly brackets.',
      'src/templates/shore/meta.json: is not a group of fields; write it in curly brackets.',
    ])
  })

  it('stops the check of the content with one sentence when a template’s meta.json is null', async () => {
    const { folder: project, remove } = copyProject(leastContent)
    const [template = ''] = templateFolders(project).map(({ path }) => path)
    writeFileSync(join(project, template, 'meta.json'), 'null')
    try {
      expect((await checkContent(project)).mistakes).toEqual([
        `${template.slice(1)}/meta.json: is not a group of fields; write it in curly brackets.`,
      ])
    } finally {
      remove()
    }
  })
})
