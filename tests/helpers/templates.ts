import { readFileSync } from 'node:fs'
import { names } from '#templateList'
import { ownTemplateNames } from '../../src/site/editorWords.ts'
import { type TemplateId, templateFolders } from '../../src/site/templateFolders.ts'

/** Three templates, for tests that need any one of them or go from one to another. */
export const [FIRST_TEMPLATE, SECOND_TEMPLATE, THIRD_TEMPLATE] = templateFolders.map(({ id }) => id) as [
  TemplateId,
  TemplateId,
  TemplateId,
]

const folderOf = (template: TemplateId) => templateFolders.find(({ id }) => id === template)?.path ?? ''

/** A template's name in the editor's buttons and messages: the owner's name for it, else its own. */
export function templateName(template: TemplateId): string {
  const folder = folderOf(template)
  return (
    ownTemplateNames[folder.replace(/.*\//, '')] ??
    templateFolders.find(({ id }) => id === template)?.name ??
    ''
  )
}

/** Texts that only a template's own chunks contain: the English name of its effects, and the name in its sample. */
export function textsOfChunks(template: TemplateId): readonly string[] {
  const folder = folderOf(template)
  const sample = JSON.parse(readFileSync(`.${folder}/sample.json`, 'utf8'))
  return [names[`${folder}/names.json`]?.effect ?? '', sample.name]
}
