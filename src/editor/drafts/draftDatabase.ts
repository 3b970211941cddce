import { fill } from '../../lib/fill.ts'
import { editorText } from '../../site/editorText.ts'
import { parseSiteData } from '../../templates/engine/data/parseSiteData.ts'
import { type Pictures, siteDataJson } from '../../templates/engine/data/siteData.ts'
import type { TemplateId } from '../../templates/templateList.ts'
import { type Draft, type DraftEntry, freeName, newId, withSavedPictures } from './draft.ts'
import { type Records, type StoredDraft, transact } from './transact.ts'

// Every function rejects if the database fails, does not answer, or the page is hidden.

/** True for the failure of a database that a newer version of this editor has changed. */
export const isOfNewerVersion = (reason: unknown) => reason instanceof Error && reason.name === 'VersionError'

const draftKey = (id: string) => `draft/${id}`
const picturesKey = (id: string) => `pictures/${id}`

const getDraft = (records: Records<IDBTransactionMode>, id: string) =>
  records.get(draftKey(id)) as Promise<StoredDraft | undefined>
const getPictures = async (records: Records<IDBTransactionMode>, id: string): Promise<Pictures> =>
  ((await records.get(picturesKey(id))) as Pictures | undefined) ?? new Map()
/** `\uffff` sorts after every id. */
async function getAll(records: Records<IDBTransactionMode>, template: TemplateId) {
  const drafts = await records.getAll(IDBKeyRange.bound('draft/', 'draft/\uffff'))
  return (drafts as readonly StoredDraft[]).filter(({ data }) => data?.template === template)
}

async function otherNames(records: Records<IDBTransactionMode>, template: TemplateId, id: string) {
  return (await getAll(records, template)).flatMap((other) => (other.id === id ? [] : [other.name]))
}

/** The drafts of a template, newest first. */
export async function listDrafts(template: TemplateId): Promise<readonly DraftEntry[]> {
  const drafts = await transact('readonly', (records) => getAll(records, template))
  return (
    drafts
      // Version 0.2.0 marked deleted drafts instead of removing them.
      .filter((draft) => !('deletedAtMs' in draft))
      .map(({ id, name, savedAtMs }) => ({ id, name, savedAtMs }))
      .toSorted((a, b) => b.savedAtMs - a.savedAtMs)
  )
}

/** @returns the draft, or one sentence that says why it cannot be opened */
export async function readDraft(id: string): Promise<Draft | { readonly refusal: string }> {
  const [stored, pictures] = await transact('readonly', (records) =>
    Promise.all([getDraft(records, id), getPictures(records, id)]),
  )
  if (!stored) return { refusal: editorText.drafts.gone }
  const parsed = parseSiteData(stored.data)
  if ('data' in parsed) return { ...stored, data: parsed.data, pictures }
  const [mistake = ''] = parsed.mistakes
  return { refusal: fill(editorText.drafts.damaged, { name: stored.name, mistake }) }
}

/** Adds the pictures that a mirrored draft lacks, because the database has them. */
export async function completeMirrored(mirrored: Draft): Promise<Draft> {
  return withSavedPictures(
    mirrored,
    await transact('readonly', (records) => getPictures(records, mirrored.id)),
  )
}

/**
 * Saves a draft. The first save makes its name unique. A draft that another tab has changed since becomes a new draft.
 * @param savedPictures those that the database has; they are not written again
 * @returns the draft as it is now saved
 */
export function saveDraft(draft: Draft, savedPictures: Pictures | null): Promise<Draft> {
  return transact('readwrite', async (records) => {
    const stored = await getDraft(records, draft.id)
    const hasNewPictures = draft.pictures !== savedPictures
    const isNewer = stored !== undefined && stored.revision > draft.revision
    // A page that ends during a save does not hear that it succeeds, so its mirror has the revision before it.
    const isOwnSave = isNewer && stored.writer === draft.writer && stored.savedAtMs <= draft.savedAtMs
    // The same changes are no conflict: another tab saves the mirror of a page in the back/forward cache.
    const isConflict = isNewer && !isOwnSave && (hasNewPictures || !hasSameData(stored, draft))
    const id = isConflict ? newId() : draft.id
    const isNew = isConflict || !stored
    const needsName = isNew || draft.revision === 0
    const saved = {
      ...draft,
      id,
      name: needsName ? freeName(draft.name, await otherNames(records, draft.data.template, id)) : draft.name,
      revision: Math.max(stored?.revision ?? 0, draft.revision) + 1,
    }
    const { pictures, ...record } = saved
    await records.put(record, draftKey(id))
    if (isNew || hasNewPictures) await records.put(pictures, picturesKey(id))
    return saved
  })
}

/** @returns the deleted draft; null if there was none */
export function deleteDraft(id: string): Promise<Draft | null> {
  return transact('readwrite', async (records) => {
    const [stored, pictures] = await Promise.all([getDraft(records, id), getPictures(records, id)])
    await Promise.all([records.delete(draftKey(id)), records.delete(picturesKey(id))])
    return stored ? { ...stored, pictures } : null
  })
}

function hasSameData(stored: StoredDraft, draft: Draft): boolean {
  const parsed = parseSiteData(stored.data)
  return 'data' in parsed && siteDataJson(parsed.data) === siteDataJson(draft.data)
}
