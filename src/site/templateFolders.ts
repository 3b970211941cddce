import { metas } from '#templateList'
import type { TemplateMeta } from './templateMeta.ts'

/** The id in a template's `meta.json`, which its addresses have: `/examples/1/`, `/editor/1`. */
export type TemplateId = string

/** A template's `meta.json`, and the path of its folder from the project's root. */
export interface TemplateFolder extends TemplateMeta {
  readonly path: string
}

/** All templates, sorted by id. */
export const templateFolders: readonly TemplateFolder[] = Object.entries(metas)
  .map(([file, meta]) => ({ ...meta, path: file.replace('/meta.json', '') }))
  .sort((one, other) => one.id.localeCompare(other.id, 'en', { numeric: true }))

export const TEMPLATE_IDS: readonly TemplateId[] = templateFolders.map(({ id }) => id)

/** The path of a template's folder, as in `/src/templates/<name>`, or '' for an unknown id. */
export function folderOf(template: TemplateId): string {
  return templateFolders.find(({ id }) => id === template)?.path ?? ''
}
