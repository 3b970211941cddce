import type { StoreApi } from 'zustand/vanilla'
import { editorWords } from '../../site/editorWords.ts'
import type { TemplateId } from '../../templates/templateList.ts'
import type { EditedSite, EditorStore } from '../state/editorStore.ts'
import { type Draft, freeName, newDraft } from './draft.ts'
import { askToPersist, listDrafts, markDeleted, readDraft, recoverDraft } from './draftDatabase.ts'
import { mirroredDrafts, removeMirror } from './draftMirror.ts'
import { lockDraft } from './lockDraft.ts'
import { type DraftState, elsewhereNotice, OpenDraft } from './OpenDraft.ts'
import { tabDraft } from './tabDraft.ts'

const text = editorWords.drafts

/** The drafts of a template. One of them is open, and gets the changes of the page. */
export class DraftStore {
  readonly state: StoreApi<DraftState>
  readonly #template: TemplateId
  readonly #draft: OpenDraft
  readonly #sample: EditedSite

  constructor(template: TemplateId, editor: EditorStore) {
    this.#template = template
    this.#draft = new OpenDraft(editor)
    this.#sample = this.#draft.site()
    this.state = this.#draft.state
  }

  /** Opens the last draft or a new one, and from then on saves changes. Retries after a failure. */
  async start(): Promise<void> {
    await this.#draft.inOrder(async () => {
      await this.#draft.attempt('opened', () => this.#openFirst())
      if (this.#draft.isFailing()) await this.#openMirrored()
    })
    this.#draft.follow()
  }

  end(): Promise<void> {
    return this.#draft.end()
  }

  /** Saves unsaved changes now, unless the database has failed. */
  flush(): Promise<void> {
    return this.#draft.inOrder(() => this.#draft.save())
  }

  /** @returns null, or one sentence that says why the draft cannot be opened */
  open(id: string): Promise<string | null> {
    return this.#draft.inOrder(async () => {
      if (id === this.state.getState().id) return null
      const draft = await readDraft(id)
      if ('refusal' in draft) return draft.refusal
      await this.#openDraft(draft)
      return null
    })
  }

  /** Opens a site as a new draft, and saves it. @returns its name */
  add(site: EditedSite, name: string): Promise<string> {
    return this.#draft.inOrder(async () => {
      const draft = newDraft(site, name)
      await this.#draft.switchTo(draft, await lockDraft(draft.id), { isSaved: false })
      await this.#draft.save()
      void askToPersist(true)
      return this.state.getState().name
    })
  }

  rename(name: string): Promise<void> {
    return this.#draft.inOrder(() => {
      this.state.setState({ name: name.trim() || text.first })
      return this.#draft.save()
    })
  }

  /** Deletes a draft. If it is open, another draft opens. @returns null, or one sentence why it cannot be deleted */
  delete(id: string): Promise<string | null> {
    return this.#draft.inOrder(async () => {
      if (id !== this.state.getState().id) {
        const unlock = await lockDraft(id)
        if (!unlock) return text.locked
        await markDeleted(id, true).finally(unlock)
        return null
      }
      await this.#draft.save()
      if (this.#draft.isFailing()) return text.unanswered
      if (!this.#draft.hasLock()) return text.locked
      // A save of a deleted draft restores it, so another one opens first.
      await this.#openLast(id)
      await markDeleted(id, true)
      return null
    })
  }

  /** Saves the mirrored drafts of earlier sessions, and opens the last draft. */
  async #openFirst(): Promise<void> {
    // After a failure, the user may have changed the page or opened a draft before this runs again.
    if (this.#draft.isUsed()) return this.#draft.write()
    for (const mirrored of mirroredDrafts(this.#template)) {
      const unlock = await lockDraft(mirrored.id)
      // The draft is open in another tab.
      if (!unlock) continue
      await recoverDraft(mirrored).finally(unlock)
      removeMirror(mirrored.id)
    }
    await this.#openLast()
  }

  /** While the database fails, opens the newest mirrored draft. Without one, the sample stays open. */
  async #openMirrored(): Promise<void> {
    for (const mirrored of mirroredDrafts(this.#template)) {
      const unlock = await lockDraft(mirrored.id)
      if (!unlock) continue
      const pictures = mirrored.pictures ?? new Map<string, Uint8Array>()
      return this.#draft.switchTo({ ...mirrored, pictures }, unlock, { isSaved: false })
    }
    await this.#draft.lock()
  }

  /** Opens the last draft, or else the sample. @param exceptId a draft that must not open */
  async #openLast(exceptId?: string): Promise<void> {
    const entries = (await listDrafts(this.#template)).filter(
      ({ id, isDeleted }) => !isDeleted && id !== exceptId,
    )
    const last = entries.find(({ id }) => id === tabDraft(this.#template)) ?? entries[0]
    const draft = last && (await readDraft(last.id))
    if (draft && !('refusal' in draft)) return this.#openDraft(draft)
    const fresh = newDraft(this.#sample)
    await this.#draft.switchTo(fresh, await lockDraft(fresh.id), { notice: draft?.refusal })
  }

  /** Opens a draft. If it is open in another tab, opens a copy of it, which is saved when it changes. */
  async #openDraft(draft: Draft): Promise<void> {
    const unlock = await lockDraft(draft.id)
    if (unlock) return this.#draft.switchTo(draft, unlock, {})
    const usedNames = (await listDrafts(this.#template)).map(({ name }) => name)
    const copy = newDraft(draft, freeName(draft.name, usedNames))
    const notice = elsewhereNotice(draft.name, copy.name)
    await this.#draft.switchTo(copy, await lockDraft(copy.id), { notice })
  }
}
