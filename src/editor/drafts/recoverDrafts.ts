import type { TemplateId } from '../../site/templateFolders.ts'
import type { Pictures } from '../../templates/siteData.ts'
import { hasAllPictures, withSavedPictures } from './draft.ts'
import { readDraft, readLastSave, saveDraft } from './draftDatabase.ts'
import { newDraft } from './draftState.ts'
import { lockDraft } from './lockDraft.ts'
import { removeUnsaved, type UnsavedDraft, unsavedDrafts } from './unsavedDrafts.ts'

/** Saves the changes that earlier sessions could not save. Skips a draft that is open in a tab. */
export async function recoverDrafts(template: TemplateId): Promise<void> {
  for (const unsaved of unsavedDrafts(template)) {
    const lock = await lockDraft(unsaved.id)
    if (!lock) continue
    try {
      await recoverDraft(unsaved)
      removeUnsaved(unsaved.id)
    } finally {
      lock.release()
    }
  }
}

async function recoverDraft(unsaved: UnsavedDraft): Promise<void> {
  const stored = (await readLastSave(unsaved.id)) ?? { ...unsaved, revision: 0 }
  // A save before these changes was this session's own, so its revision continues. A save after them is another tab's: with the
  // old revision, `saveDraft` detects the conflict.
  const revision = stored.savedAtMs <= unsaved.savedAtMs ? stored.revision : unsaved.revision
  // The first save may have added a number to the name.
  const { name } = unsaved.revision === 0 ? stored : unsaved
  const pictures = unsaved.pictures ? await allPictures(unsaved) : new Map()
  const draft = { ...unsaved, name, revision, pictures }
  const saved = await saveDraft(draft, unsaved.pictures !== null)
  if (saved) return
  // Another tab has saved the draft meanwhile, so these changes become a new draft.
  await saveDraft({ ...unsaved, ...newDraft(), pictures: await allPictures(unsaved) }, true)
}

/** All pictures of an unsaved draft. A session that could not read the saved ones has stored only its new ones. */
async function allPictures({ id, data, pictures: storedPictures }: UnsavedDraft): Promise<Pictures> {
  const pictures = storedPictures ?? new Map()
  if (hasAllPictures({ data, pictures })) return pictures
  const saved = await readDraft(id)
  return 'refusal' in saved ? pictures : withSavedPictures({ data, pictures }, saved.pictures)
}
