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
  // The earlier session may have ended during a successful save. Then the database has the newer revision and name. If
  // another tab has saved later, the old revision stays, so that `saveDraft` detects the conflict.
  const revision = stored.savedAtMs <= unsaved.savedAtMs ? stored.revision : unsaved.revision
  const { name } = unsaved.revision === 0 ? stored : unsaved
  const pictures = unsaved.pictures ? await allPictures(unsaved) : new Map()
  const draft = { ...unsaved, name, revision, pictures }
  const saved = await saveDraft(draft, unsaved.pictures !== null)
  if (saved) return
  // Another tab has saved the draft meanwhile, so these changes become a new draft.
  await saveDraft({ ...unsaved, ...newDraft(), pictures: await allPictures(unsaved) }, true)
}

/** All pictures of an unsaved draft. Its session has stored only the new pictures if it could not read the saved ones. */
async function allPictures({ id, data, pictures: storedPictures }: UnsavedDraft): Promise<Pictures> {
  const pictures = storedPictures ?? new Map()
  if (hasAllPictures({ data, pictures })) return pictures
  const saved = await readDraft(id)
  return 'refusal' in saved ? pictures : withSavedPictures({ data, pictures }, saved.pictures)
}
