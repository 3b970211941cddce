import type { StoreApi } from 'zustand/vanilla'
import { editorText } from '../../site/editorText.ts'
import type { TemplateId } from '../../templates/templateList.ts'
import type { EditedSite, EditorStore } from '../state/editorStore.ts'
import { askToPersist } from './askToPersist.ts'
import { type Draft, type DraftEntry, hasAllPictures, newDraft } from './draft.ts'
import {
  completeMirrored,
  deleteDraft,
  isOfNewerVersion,
  listDrafts,
  readDraft,
  saveDraft,
} from './draftDatabase.ts'
import { readMirrors } from './draftMirror.ts'
import { type DraftState, OpenDraft, type SaveResult } from './OpenDraft.ts'

const text = editorText.drafts

/** @property isDeleted true until the editor closes: the draft can be restored */
export interface ListedDraft extends DraftEntry {
  readonly isDeleted: boolean
}

/**
 * The drafts of a template. One of them is open, and gets the changes of the page.
 *
 * - Each change is saved in the database within moments. All work on the database is in one queue.
 * - A page that hides writes its unsaved draft to `localStorage`, the mirror. The next page saves it.
 * - If two tabs change the same draft, the second to save finds a newer revision, and its draft becomes a new one.
 */
export class DraftStore {
  readonly state: StoreApi<DraftState>
  readonly #template: TemplateId
  readonly #sample: EditedSite
  readonly #draft: OpenDraft
  /** The drafts that were deleted since the editor opened, by id. */
  readonly #deleted = new Map<string, Draft>()

  constructor(template: TemplateId, editor: EditorStore) {
    this.#template = template
    this.#draft = new OpenDraft(editor, () => this.#openLast())
    this.#sample = this.#draft.site()
    this.state = this.#draft.state
  }

  /** Opens the last draft or a new one, and from then on saves changes. Retries after a failure. */
  start(): Promise<void> {
    this.#draft.follow()
    return this.#draft.inOrder(() => this.#openLast())
  }

  end(): Promise<void> {
    return this.#draft.end()
  }

  /** Saves unsaved changes now, unless the database has failed. */
  flush(): Promise<SaveResult> {
    return this.#draft.inOrder(() => this.#draft.save())
  }

  dismissNotice(): void {
    this.state.setState({ notice: null })
  }

  /** All drafts, newest first. */
  list(): Promise<readonly ListedDraft[]> {
    return this.#draft.inOrder(async () => {
      await this.#draft.save()
      const drafts = await listDrafts(this.#template).catch(() => [])
      return [
        ...drafts.map((draft) => ({ ...draft, isDeleted: false })),
        ...[...this.#deleted.values()].map((draft) => ({ ...draft, isDeleted: true })),
      ].toSorted((a, b) => b.savedAtMs - a.savedAtMs)
    })
  }

  /** @returns null, or one sentence that says why the draft cannot be opened */
  open(id: string): Promise<string | null> {
    return this.#runAction(async () => {
      if (id === this.state.getState().id) return null
      if ((await this.#draft.save()) !== 'saved') return text.unanswered
      await this.#saveMirrored()
      const draft = await readDraft(id)
      if ('refusal' in draft) return draft.refusal
      await this.#draft.switchTo(draft)
      return null
    })
  }

  /** Opens a site as a new draft, and saves it. @returns its name */
  add(site: EditedSite, name: string): Promise<string> {
    return this.#draft.inOrder(async () => {
      await this.#draft.switchTo(newDraft(site, name), { isSaved: false })
      await this.#draft.save()
      void askToPersist(true)
      return this.state.getState().name
    })
  }

  rename(name: string): Promise<SaveResult> {
    return this.#draft.inOrder(() => {
      this.state.setState({ name: name.trim() || text.first })
      return this.#draft.save()
    })
  }

  /** Deletes a draft. If it is open, another draft opens. @returns null, or one sentence why it cannot be deleted */
  delete(id: string): Promise<string | null> {
    return this.#runAction(async () => {
      if (id === this.state.getState().id) {
        if ((await this.#draft.save()) !== 'saved') return text.unanswered
        // A save of a deleted draft restores it, so another one opens first.
        await this.#draft.switchTo(...(await this.#lastDraft(id)))
      }
      const deleted = await deleteDraft(id)
      if (deleted) this.#deleted.set(id, deleted)
      return null
    })
  }

  /** Restores a deleted draft. @returns null, or one sentence why it cannot be restored */
  restore(id: string): Promise<string | null> {
    return this.#runAction(async () => {
      const deleted = this.#deleted.get(id)
      if (deleted) await saveDraft(deleted, null)
      this.#deleted.delete(id)
      return null
    })
  }

  #runAction(action: () => Promise<string | null>): Promise<string | null> {
    return this.#draft.inOrder(action).catch((reason: unknown) => {
      console.warn('The drafts cannot be reached.', reason)
      return isOfNewerVersion(reason) ? text.newer : text.unanswered
    })
  }

  /** Saves the drafts that earlier pages, or earlier switches of the draft, could only mirror. */
  async #saveMirrored(): Promise<void> {
    for (const { draft, remove } of readMirrors(this.#template)) {
      const complete = await completeMirrored(draft)
      await saveDraft(complete, draft.pictures.size === 0 ? complete.pictures : null)
      remove()
    }
  }

  /** Opens the last draft, with the changes of pages that could not save them. */
  async #openLast(): Promise<void> {
    try {
      await this.#saveMirrored()
      const [draft, options] = await this.#lastDraft()
      // The user may have typed in the meantime.
      if (this.#draft.isUsed()) await this.#draft.save()
      else this.#draft.show(draft, options)
    } catch (reason) {
      if (this.#draft.fail('opened', reason) === 'failed') await this.#openMirrored()
    }
  }

  /** While the database cannot save, opens the newest mirrored draft, unless it lacks pictures. */
  async #openMirrored(): Promise<void> {
    const [newest] = readMirrors(this.#template)
    if (!newest) return
    const draft = hasAllPictures(newest.draft)
      ? newest.draft
      : await completeMirrored(newest.draft).catch(() => null)
    const { notice } = this.state.getState()
    if (draft && !this.#draft.isUsed()) this.#draft.show(draft, { isSaved: false, notice })
  }

  /** The last draft, or else the sample. @param exceptId a draft that is omitted */
  async #lastDraft(exceptId?: string): Promise<[draft: Draft, options: { notice?: string }]> {
    const last = (await listDrafts(this.#template)).find(({ id }) => id !== exceptId)
    const draft = last && (await readDraft(last.id))
    if (!draft) return [newDraft(this.#sample), {}]
    return 'refusal' in draft ? [newDraft(this.#sample), { notice: draft.refusal }] : [draft, {}]
  }
}
