import type { TemplateId } from '../../templates/templateIds.ts'
import { readDraft, readSaved, saveDraft } from './draftDatabase.ts'
import { newDraft } from './draftState.ts'
import { forgetLeft, leftDrafts } from './leftDrafts.ts'
import { lockDraft } from './lockDraft.ts'

/** Saves what earlier pages left unsaved of a template's drafts, but for what a tab that is still there has open. */
export async function saveLeft(template: TemplateId): Promise<void> {
  for (const left of leftDrafts(template)) {
    const lock = await lockDraft(left.id)
    if (!lock) continue
    const there = (await readSaved(left.id)) ?? { ...left, revision: 0 }
    // The page's own last save may have come through without its knowing; a first save has settled the name.
    const revision = there.savedAtMs <= left.savedAtMs ? there.revision : left.revision
    const { name } = left.revision === 0 ? there : left
    const draft = { ...left, name, revision, pictures: left.pictures ?? new Map() }
    const isSaved = (await saveDraft(draft, left.pictures !== null)) !== null
    if (!isSaved) {
      // Another tab has saved it since, so this becomes a new draft.
      const stored = left.pictures ? left : await readDraft(left.id)
      const pictures = ('pictures' in stored && stored.pictures) || new Map()
      await saveDraft({ ...left, ...newDraft(), pictures }, true)
    }
    forgetLeft(left.id)
    lock.release()
  }
}
