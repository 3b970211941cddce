import { readFileSync } from 'node:fs'
import type { TemplateId } from '../../src/templates/templateList.ts'
import { ownTemplateNames, templateList, templateNames } from './siteModules.ts'

export const [FIRST_TEMPLATE, SECOND_TEMPLATE, THIRD_TEMPLATE] = templateList.map(({ id }) => id) as [
  TemplateId,
  TemplateId,
  TemplateId,
]

const folderOf = (template: TemplateId) => templateList.find(({ id }) => id === template)?.path ?? ''

/** A template's name in the editor: the owner's name for it, if there is one. */
export function templateName(template: TemplateId): string {
  const folder = folderOf(template)
  return (
    ownTemplateNames[folder.replace(/.*\//, '')] ?? templateList.find(({ id }) => id === template)?.name ?? ''
  )
}

/** True if the owner has own names for templates or their parts. */
export const hasOwnTemplateTexts = Object.keys(ownTemplateNames).length > 0

/** Patterns of two strings that only the template's own chunks contain: the name of its effect, and that of its sample. */
export function chunkPatterns(template: TemplateId): readonly [effectName: RegExp, sampleName: RegExp] {
  const folder = folderOf(template)
  const sample = JSON.parse(readFileSync(`.${folder}/sample.json`, 'utf8'))
  // With quotes, because a translation may contain the English text inside a longer string.
  const quoted = (text = '') => new RegExp(`["'\`]${text}["'\`]`)
  return [quoted(templateNames[`${folder}/names.json`]?.effect), quoted(sample.name)]
}
