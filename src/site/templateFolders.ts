import { metas } from '#templateList'
import type { TemplateMeta } from './templateMeta.ts'

/** A template's id, as in its addresses: `/examples/1/`, `/editor/1`. */
export type TemplateId = string

/** A template's folder. @property path from the project's folder, as in `/src/templates/<name>` */
export interface TemplateFolder extends TemplateMeta {
  readonly path: string
}

/** Every template that the site comes with, by its id: numbers first, then words. */
export const templateFolders: readonly TemplateFolder[] = Object.entries(metas)
  .map(([file, meta]) => ({ ...meta, path: file.replace('/meta.json', '') }))
  .sort((one, other) => one.id.localeCompare(other.id, 'en', { numeric: true }))

/** The ids of all templates. */
export const TEMPLATE_IDS: readonly TemplateId[] = templateFolders.map(({ id }) => id)

/** A template's folder, as in `/src/templates/<name>`; '' where there is no such template. */
export function folderOf(template: TemplateId): string {
  return templateFolders.find(({ id }) => id === template)?.path ?? ''
}
