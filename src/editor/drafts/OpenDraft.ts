import type { StoreApi } from 'zustand/vanilla'
import { pageFields } from '../../templates/fields/pageFields.ts'
import { withoutPictures } from '../../templates/pictures.ts'
import type { Picture } from '../../templates/siteData.ts'
import type { EditedSite, EditorStore } from '../state/editorStore.ts'
import { type Draft, hasAllPictures, withSavedPictures } from './draft.ts'
import { readDraft, saveDraft } from './draftDatabase.ts'
import { type DraftState, newDraft, openElsewhereNotice } from './draftState.ts'
import { type DraftLock, lockDraft } from './lockDraft.ts'
import { rememberTabDraft } from './tabDraft.ts'
import { removeUnsaved, storeUnsaved, type UnsavedDraft } from './unsavedDrafts.ts'

/** The open draft, its revision, and its lock against other tabs. Its async methods must not run at the same time. */
export class OpenDraft {
  readonly #editor: EditorStore
  readonly #state: StoreApi<DraftState>
  #revision = 0
  /** Any difference from this state is unsaved; null if the whole draft is unsaved. */
  #saved: (EditedSite & Pick<Draft, 'name'>) | null
  /** True if the editor lacks pictures of the page. The database may have them. */
  #lacksPictures = false
  #lock: DraftLock | null = null

  constructor(editor: EditorStore, state: StoreApi<DraftState>) {
    this.#editor = editor
    this.#state = state
    this.#saved = { ...this.site(), name: state.getState().name }
  }

  site(): EditedSite {
    const { data, pictures } = this.#editor.getState()
    return { data, pictures }
  }

  isUnsaved(): boolean {
    const { data, pictures } = this.#editor.getState()
    const saved = this.#saved
    return data !== saved?.data || pictures !== saved.pictures || this.#state.getState().name !== saved.name
  }

  isInDatabase(): boolean {
    return this.#revision > 0
  }

  /** Writes unsaved changes to `localStorage` synchronously. @returns false if some are lost when the page ends */
  storeUnsaved(): boolean {
    if (!this.isUnsaved()) return true
    const { id, name } = this.#state.getState()
    const { data, pictures } = this.site()
    const revision = this.#revision
    const savedPictures = this.isInDatabase() ? this.#saved?.pictures : undefined
    const unsaved = { id, name, savedAtMs: Date.now(), revision, data }
    rememberTabDraft(data.template, id)
    // `localStorage` has room for the text, but maybe not for new pictures. The database already has the other pictures.
    const isNew = ({ file }: Picture) => pictures.has(file) && pictures.get(file) !== savedPictures?.get(file)
    const withoutNewPictures = { ...unsaved, data: withoutPictures(data, pageFields, isNew), pictures: null }
    return storeUnsaved(
      { ...unsaved, pictures: pictures === savedPictures ? null : pictures },
      withoutNewPictures,
    )
  }

  hasLock(): boolean {
    return this.#lock !== null
  }

  unlock(): void {
    this.#lock?.release()
    this.#lock = null
  }

  /** Locks the draft, unless another tab has locked it. The next save detects a save by that tab. */
  async lock(): Promise<void> {
    this.#lock ??= await lockDraft(this.#state.getState().id)
  }

  switchTo(
    site: EditedSite,
    { id, revision }: Pick<Draft, 'id' | 'revision'>,
    next: Omit<DraftState, 'id'>,
    lock: DraftLock | null,
  ): void {
    this.unlock()
    this.#lock = lock
    this.#revision = revision
    const needsSave = next.status === 'pending' || next.status === 'unavailable'
    this.#saved = needsSave ? null : { ...site, name: next.name }
    this.#lacksPictures = false
    this.#state.setState({ id, ...next })
  }

  /** Shows the unsaved draft of an earlier session while the database cannot be opened. */
  resume({ id, name, revision, data, pictures: unsavedPictures }: UnsavedDraft): void {
    const pictures = unsavedPictures ?? new Map()
    this.#revision = revision
    // The sample stands for the saved state, so data and stored pictures count as unsaved. Null: all pictures are saved.
    const sample = this.site()
    this.#lacksPictures = !hasAllPictures({ data, pictures })
    this.#saved = { data: sample.data, pictures: unsavedPictures ? sample.pictures : pictures, name }
    this.#editor.getState().open({ data, pictures })
    this.#state.setState({ id, name })
  }

  /** Saves the draft. If another tab has saved other changes, saves it as a new draft. @throws if the database fails */
  async save(): Promise<void> {
    if (this.#lacksPictures) await this.#addSavedPictures()
    const site = this.site()
    const hasNewPictures = !this.isInDatabase() || site.pictures !== this.#saved?.pictures
    if (!(await this.#put(site, hasNewPictures))) await this.#saveAsNew(site)
    const { id, name } = this.#state.getState()
    this.#saved = { ...site, name }
    removeUnsaved(id)
  }

  /** Adds the saved pictures. Removes the undo steps, because undo would remove the pictures. */
  async #addSavedPictures(): Promise<void> {
    const stored = await readDraft(this.#state.getState().id)
    this.#lacksPictures = false
    if ('refusal' in stored) return
    const site = this.site()
    this.#editor.getState().open({ data: site.data, pictures: withSavedPictures(site, stored.pictures) })
  }

  /** Saves the draft. @returns false if another tab has saved other changes */
  async #put(site: EditedSite, withPictures: boolean): Promise<boolean> {
    const { id, name } = this.#state.getState()
    const draft = { ...site, id, name, savedAtMs: Date.now(), revision: this.#revision }
    const saved = await saveDraft(draft, withPictures)
    if (!saved) return false
    this.#revision = saved.revision
    this.#state.setState({ name: saved.name })
    rememberTabDraft(site.data.template, id)
    return true
  }

  async #saveAsNew(site: EditedSite): Promise<void> {
    const { name } = this.#state.getState()
    const { id, revision } = newDraft()
    this.unlock()
    this.#lock = await lockDraft(id)
    this.#revision = revision
    this.#state.setState({ id })
    await this.#put(site, true)
    this.#state.setState({ notice: openElsewhereNotice(name, this.#state.getState().name) })
  }
}
