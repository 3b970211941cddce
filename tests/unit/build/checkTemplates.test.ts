import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { kitMistakes, templateMistakes } from '../../../src/build/checkTemplates.ts'
import { wordsMistakes } from '../../../src/build/checkWords.ts'
import { reportContent } from '../../../src/build/reportContent.ts'
import { type TemplateOnDisk, templateFolders } from '../../../src/build/templateFolders.ts'
import type { Template } from '../../../src/site/schema.ts'
import { namesByKey } from '../../../src/site/templateMeta.ts'
import { copyProject, leastContent } from '../../helpers/projectCopy.ts'

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
      'src/templates/shore/meta.json: name is empty; write what the template is called.',
      'src/templates/shore/meta.json: has “cover”, which is not a field of the site; correct its name, or remove it.',
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
      expect((await reportContent(project)).mistakes).toEqual([
        `${template.slice(1)}/meta.json: is not a group of fields; write it in curly brackets.`,
      ])
    } finally {
      remove()
    }
  })

  it('names a card of the shop whose template does not exist', () => {
    const card: Template = { id: 'mine', title: 'Mine', summary: 'By hand.' }
    const folders = [onDisk('sea', { id: 'sea', shots: [] }), onDisk('shore', { id: '2', shots: [] })]
    expect(kitMistakes('templates.ts', [card, { ...card, kit: 'sea' }], folders)).toEqual([])
    expect(kitMistakes('templates.ts', [{ ...card, kit: 'see' }], folders)).toEqual([
      'templates.ts: “Mine”: kit is none of sea, 2; write “sea”.',
    ])
  })

  it('accepts new names for templates and palettes, and refuses unknown ids', () => {
    const groups = { kits: { sea: 'Sea', ...namesByKey('sea', names) } }
    const mistakesOf = (kits: object) => wordsMistakes('editorWords.ts', { kits }, groups)
    expect(
      mistakesOf({
        sea: 'Meer',
        seaEffect: 'Wellen',
        seaCursor: 'Fisch',
        seaPicture: 'Das Meer',
        tide: 'Flut',
      }),
    ).toEqual([])
    expect(mistakesOf({ see: 'Meer' })).toHaveLength(1)
  })
})
