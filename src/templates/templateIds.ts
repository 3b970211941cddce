import { templateFolders } from '../site/templateFolders.ts'

/** A template's id, as in its addresses: `/examples/1/`, `/editor/1`. */
export type TemplateId = string

/** The ids of all templates. */
export const TEMPLATE_IDS: readonly TemplateId[] = templateFolders.map(({ id }) => id)

/** A template's folder, as in `/src/templates/<name>`; '' where there is no such template. */
export function folderOf(template: TemplateId): string {
  return templateFolders.find(({ id }) => id === template)?.path ?? ''
}
