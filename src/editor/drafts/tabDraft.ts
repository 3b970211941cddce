import type { TemplateId } from '../../site/templateFolders.ts'

const keyOf = (template: TemplateId) => `moongate:tab-draft:${template}`

/** The draft that a reload of this tab opens again; null for a new tab. */
export function tabDraft(template: TemplateId): string | null {
  try {
    return sessionStorage.getItem(keyOf(template))
  } catch {
    // The browser may deny storage.
    return null
  }
}

export function rememberTabDraft(template: TemplateId, id: string): void {
  try {
    sessionStorage.setItem(keyOf(template), id)
  } catch {
    // Without it a reload opens the last draft.
  }
}
