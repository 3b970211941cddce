import type { TemplateId } from '../../templates/siteData.ts'
import { readDraft, readRevision, saveDraft } from './draftDatabase.ts'
import { newDraft } from './draftState.ts'
import { forgetLeft, leftDrafts } from './leftDrafts.ts'
import { lockDraft } from './lockDraft.ts'

/**
 * Saves what earlier pages left unsaved of a template's drafts, but for what a tab that is still there has open.
 *
 * @param freeName finds a name for a draft of its own, from the name that it had
 */
export async function saveLeft(
  template: TemplateId,
  freeName: (name: string) => Promise<string>,
): Promise<void> {
  for (const left of leftDrafts(template)) {
    const lock = await lockDraft(left.id)
    if (!lock) continue
    const there = await readRevision(left.id)
    // The page's own last save may have come through without its knowing.
    const revision = there.savedAtMs <= left.savedAtMs ? there.revision : left.revision
    const draft = { ...left, revision, pictures: left.pictures ?? new Map() }
    const isSaved = (await saveDraft(draft, left.pictures !== null)) !== null
    if (!isSaved) {
      // Another tab went on with it, so that this is saved as a draft of its own.
      const stored = left.pictures ? left : await readDraft(left.id)
      const pictures = ('pictures' in stored && stored.pictures) || new Map()
      await saveDraft({ ...left, ...newDraft(), pictures, name: await freeName(left.name) }, true)
    }
    forgetLeft(left.id)
    lock.release()
  }
}
