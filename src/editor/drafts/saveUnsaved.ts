import type { TemplateId } from '../../site/templateFolders.ts'
import { readDraft, readRevision, saveDraft } from './draftDatabase.ts'
import { newDraft } from './draftState.ts'
import { lockDraft } from './lockDraft.ts'
import { removeUnsaved, unsavedDrafts } from './unsavedDrafts.ts'

/** Saves the unsaved changes of earlier pages. Skips a draft that is open in another tab. */
export async function saveUnsaved(template: TemplateId): Promise<void> {
  for (const unsaved of unsavedDrafts(template)) {
    const lock = await lockDraft(unsaved.id)
    if (!lock) continue
    const stored = (await readRevision(unsaved.id)) ?? { ...unsaved, revision: 0 }
    // The earlier page may have ended during a save that succeeded. Then the stored revision is the right one, and the
    // first save has given the draft its final name.
    const revision = stored.savedAtMs <= unsaved.savedAtMs ? stored.revision : unsaved.revision
    const { name } = unsaved.revision === 0 ? stored : unsaved
    const draft = { ...unsaved, name, revision, pictures: unsaved.pictures ?? new Map() }
    const isSaved = (await saveDraft(draft, unsaved.pictures !== null)) !== null
    if (!isSaved) {
      // Another tab has saved the draft meanwhile, so these changes become a new draft.
      const source = unsaved.pictures ? unsaved : await readDraft(unsaved.id)
      const pictures = ('pictures' in source && source.pictures) || new Map()
      await saveDraft({ ...unsaved, ...newDraft(), pictures }, true)
    }
    removeUnsaved(unsaved.id)
    lock.release()
  }
}
