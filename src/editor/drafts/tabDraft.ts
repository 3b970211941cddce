import { attempt } from '../../lib/attempt.ts'
import type { TemplateId } from '../../templates/templateList.ts'
import type { EditedSite } from '../state/editorStore.ts'
import { newDraft } from './draft.ts'
import { mirrorDraft } from './draftMirror.ts'

const keyOf = (template: TemplateId) => `moongate:tab-draft:${template}`

/** The id of the draft that a reload of this tab opens again; null or undefined in a new tab, or if storage is denied. */
export function tabDraft(template: TemplateId): string | null | undefined {
  return attempt(() => sessionStorage.getItem(keyOf(template)))
}

export function rememberTabDraft(template: TemplateId, id: string): void {
  attempt(() => sessionStorage.setItem(keyOf(template), id))
}

/** Adds a site to the drafts of its template. The next session of that template saves it, and opens it in this tab. */
export function openInNextSession(site: EditedSite, name: string): void {
  const draft = newDraft(site, name)
  mirrorDraft(draft, null)
  rememberTabDraft(site.data.template, draft.id)
}
