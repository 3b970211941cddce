import type { TemplateId } from '../../site/templateFolders.ts'
import { readDraft, readSaved, saveDraft } from './draftDatabase.ts'
import { newDraft } from './draftState.ts'
import { lockDraft } from './lockDraft.ts'
import { forgetUnsaved, unsavedDrafts } from './unsavedDrafts.ts'

/** Saves the unsaved drafts of earlier pages. A draft that is open in another tab stays with that tab. */
export async function saveUnsaved(template: TemplateId): Promise<void> {
  for (const unsaved of unsavedDrafts(template)) {
    const lock = await lockDraft(unsaved.id)
    if (!lock) continue
    const stored = (await readSaved(unsaved.id)) ?? { ...unsaved, revision: 0 }
    // The last save may have succeeded after the page ended. The first save chooses the final name.
    const revision = stored.savedAtMs <= unsaved.savedAtMs ? stored.revision : unsaved.revision
    const { name } = unsaved.revision === 0 ? stored : unsaved
    const draft = { ...unsaved, name, revision, pictures: unsaved.pictures ?? new Map() }
    const isSaved = (await saveDraft(draft, unsaved.pictures !== null)) !== null
    if (!isSaved) {
      // Another tab has saved the draft since, so this becomes a new one.
      const source = unsaved.pictures ? unsaved : await readDraft(unsaved.id)
      const pictures = ('pictures' in source && source.pictures) || new Map()
      await saveDraft({ ...unsaved, ...newDraft(), pictures }, true)
    }
    forgetUnsaved(unsaved.id)
    lock.release()
  }
}
