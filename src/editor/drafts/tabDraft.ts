import { attempt } from '../../lib/attempt.ts'
import type { TemplateId } from '../../site/templateFolders.ts'

const keyOf = (template: TemplateId) => `moongate:tab-draft:${template}`

/** The id of the draft that a reload of this tab opens again; null or undefined in a new tab, or if storage is denied. */
export function tabDraft(template: TemplateId): string | null | undefined {
  return attempt(() => sessionStorage.getItem(keyOf(template)))
}

export function rememberTabDraft(template: TemplateId, id: string): void {
  attempt(() => sessionStorage.setItem(keyOf(template), id))
}
