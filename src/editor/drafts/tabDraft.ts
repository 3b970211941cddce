import type { TemplateId } from '../../site/templateFolders.ts'

const keyOf = (template: TemplateId) => `moongate:tab-draft:${template}`

/** The id of the draft that a reload of this tab opens again; null if there is none, as in a new tab. */
export function tabDraft(template: TemplateId): string | null {
  try {
    return sessionStorage.getItem(keyOf(template))
  } catch {
    return null
  }
}

export function rememberTabDraft(template: TemplateId, id: string): void {
  try {
    sessionStorage.setItem(keyOf(template), id)
  } catch {
    // If the browser denies storage, a reload opens the last saved draft.
  }
}
