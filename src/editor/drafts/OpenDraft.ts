import { createStore, type StoreApi } from 'zustand/vanilla'
import { fill } from '../../lib/fill.ts'
import { editorWords } from '../../site/editorWords.ts'
import type { Pictures } from '../../templates/engine/data/siteData.ts'
import type { EditedSite, EditorStore } from '../state/editorStore.ts'
import { type Draft, newDraft } from './draft.ts'
import { askToPersist, PAGE_LEFT, saveDraft } from './draftDatabase.ts'
import { mirrorDraft, removeMirror } from './draftMirror.ts'
import { lockDraft, type Unlock } from './lockDraft.ts'
import { rememberTabDraft } from './tabDraft.ts'

const SAVE_AFTER_MS = 400
const RETRY_AFTER_MS = 5000

export interface DraftState {
  readonly id: string
  readonly name: string
  /** `fresh`: not changed yet; `pending`: has unsaved changes; `unavailable`: the browser cannot save. */
  readonly status: 'fresh' | 'pending' | 'saved' | 'unavailable'
  readonly notice: string | null
}

/** Saves the changes of the page into the open draft, in the browser's database. */
export class OpenDraft {
  readonly state: StoreApi<DraftState>
  readonly #editor: EditorStore
  /** Any difference from this is unsaved; null if the whole draft is. A new draft is not saved before a change. */
  #saved: Pick<Draft, 'data' | 'pictures' | 'name'> | null
  /** The revision of the draft in the database; 0 if it is not there. */
  #revision = 0
  /** Null while another tab has the lock, or the page is in the back/forward cache. */
  #unlock: Unlock | null = null
  #isFailing = false
  #timer: ReturnType<typeof setTimeout> | undefined
  #lastTask: Promise<unknown> = Promise.resolve()
  readonly #controller = new AbortController()

  constructor(editor: EditorStore) {
    this.#editor = editor
    const site = this.site()
    const { id, name } = newDraft(site)
    this.#saved = { ...site, name }
    this.state = createStore<DraftState>()(() => ({ id, name, status: 'fresh', notice: null }))
  }

  /** Saves the changes of the page from now on, and mirrors them before the browser may end the page. */
  follow(): void {
    const { signal } = this.#controller
    const onChange = () => {
      this.#showStatus()
      if (this.#timer === undefined) this.#runLater(() => this.save(), SAVE_AFTER_MS)
    }
    const onVisibility = () => {
      if (!document.hidden) return
      // A phone may end a hidden page without another event.
      this.#mirror()
      void this.inOrder(() => this.save())
    }
    const onLeave = () => {
      this.#mirror()
      // The page may stay in the back/forward cache, where it must not lock its draft.
      this.#setLock(null)
    }
    const onReturn = async () => {
      await this.lock()
      await this.save()
    }
    signal.addEventListener('abort', this.#editor.subscribe(onChange))
    document.addEventListener('visibilitychange', onVisibility, { signal })
    addEventListener('pagehide', onLeave, { signal })
    addEventListener('pageshow', ({ persisted }) => persisted && void this.inOrder(onReturn), { signal })
  }

  async end(): Promise<void> {
    this.#controller.abort()
    this.#mirror()
    await this.inOrder(() => this.save())
    clearTimeout(this.#timer)
    await this.#unlock?.()
  }

  /** Runs one task after the other, because two at once would overwrite each other's draft. Other methods need this. */
  inOrder<T>(task: () => Promise<T>): Promise<T> {
    const result = this.#lastTask.then(task)
    this.#lastTask = result.catch(() => {})
    return result
  }

  site(): EditedSite {
    const { data, pictures } = this.#editor.getState()
    return { data, pictures }
  }

  /** True while the database fails. */
  isFailing(): boolean {
    return this.#isFailing
  }

  /** False for a new draft without changes. */
  isUsed(): boolean {
    return this.#isUnsaved() || this.#revision > 0
  }

  hasLock(): boolean {
    return this.#unlock !== null
  }

  /** Locks the draft, unless another tab has locked it. */
  async lock(): Promise<void> {
    this.#unlock ??= await lockDraft(this.state.getState().id)
  }

  /** Runs a task that uses the database. After a failure it runs again, until it succeeds. */
  async attempt(verb: 'opened' | 'saved', task: () => Promise<void>): Promise<void> {
    try {
      await task()
      this.#isFailing = false
    } catch (reason) {
      // The changes are mirrored, and saved when the page returns from the back/forward cache.
      if (reason === PAGE_LEFT && verb === 'saved') return
      if (!this.#isFailing && reason !== PAGE_LEFT) console.warn(`Drafts cannot be ${verb}.`, reason)
      this.#isFailing = true
      this.#runLater(() => this.attempt(verb, task), RETRY_AFTER_MS)
    }
    this.#showStatus()
  }

  /** Saves unsaved changes. After a failure, only the next attempt does. */
  async save(): Promise<void> {
    if (!this.#isFailing) await this.attempt('saved', () => this.write())
  }

  /** Writes unsaved changes to the database. @throws if it fails */
  async write(): Promise<void> {
    const { id, name } = this.state.getState()
    if (this.#isUnsaved()) {
      const site = this.site()
      const draft = { ...site, id, name, savedAtMs: Date.now(), revision: this.#revision }
      const saved = await saveDraft(draft, site.pictures !== this.#saved?.pictures)
      if (this.#revision === 0) void askToPersist(false)
      this.#revision = saved.revision
      this.#saved = { data: site.data, pictures: saved.pictures, name: saved.name }
      this.state.setState({ id: saved.id, name: saved.name })
      rememberTabDraft(site.data.template, saved.id)
      if (saved.pictures !== site.pictures) this.#addPictures(saved.pictures)
      if (saved.id !== id) {
        this.state.setState({ notice: elsewhereNotice(name, saved.name) })
        this.#setLock(await lockDraft(saved.id))
      }
    }
    // A letter that was typed during the save is not in the database yet.
    if (!this.#isUnsaved()) removeMirror(id)
  }

  /**
   * Saves the open draft, then opens another. If the save fails, undo returns to the open draft.
   * @param isSaved false if the other draft must be saved without a change
   */
  async switchTo(
    { id, name, revision, data, pictures }: Draft,
    unlock: Unlock | null,
    { isSaved = true, notice = null }: { isSaved?: boolean; notice?: string | null },
  ): Promise<void> {
    // A letter that is typed during a save needs another save.
    while (this.#isUnsaved() && !this.#isFailing) await this.save()
    // No `await` from here on: a letter that is typed in between would be lost.
    const isUnsaved = this.#isUnsaved()
    if (isUnsaved) this.#mirror()
    this.#setLock(unlock)
    this.#revision = revision
    this.#saved = isSaved ? { data, pictures, name } : null
    this.state.setState({ id, name, notice })
    rememberTabDraft(data.template, id)
    if (isUnsaved) this.#editor.getState().change(() => ({ data, pictures }))
    else this.#editor.getState().open({ data, pictures })
    this.#showStatus()
  }

  #isUnsaved(): boolean {
    const { data, pictures } = this.#editor.getState()
    const saved = this.#saved
    return data !== saved?.data || pictures !== saved.pictures || this.state.getState().name !== saved.name
  }

  #showStatus(): void {
    const { signal } = this.#controller
    const isUnsaved = this.#isUnsaved()
    let status: DraftState['status'] = isUnsaved ? 'pending' : 'fresh'
    if (this.#isFailing) status = 'unavailable'
    if (!isUnsaved && this.#revision > 0) status = 'saved'
    if (status !== this.state.getState().status) this.state.setState({ status })
    // Only when necessary: Firefox keeps no page with this listener in its back/forward cache.
    if (isUnsaved) addEventListener('beforeunload', this.#askBeforeUnload, { signal })
    else removeEventListener('beforeunload', this.#askBeforeUnload)
  }

  readonly #askBeforeUnload = (event: BeforeUnloadEvent): void => {
    // While the database fails, a mirror is not safe: the next session may fail to save it too.
    if (!this.#mirror() || (this.#isFailing && this.#isUnsaved())) event.preventDefault()
  }

  #setLock(unlock: Unlock | null): void {
    void this.#unlock?.()
    this.#unlock = unlock
  }

  #runLater(task: () => Promise<void>, delayMs: number): void {
    clearTimeout(this.#timer)
    if (this.#controller.signal.aborted) return
    this.#timer = setTimeout(() => {
      this.#timer = undefined
      void this.inOrder(task)
    }, delayMs)
  }

  /** Adds the saved pictures that a mirrored draft lacked. Removes the undo steps, because undo would remove the pictures. */
  #addPictures(savedPictures: Pictures): void {
    const { data, pictures } = this.site()
    this.#editor.getState().open({ data, pictures: new Map([...savedPictures, ...pictures]) })
  }

  /** Writes unsaved changes to `localStorage` at once. @returns false if some are lost when the page ends */
  #mirror(): boolean {
    if (!this.#isUnsaved()) return true
    const { id, name } = this.state.getState()
    const { data, pictures } = this.site()
    const savedPictures = (this.#revision > 0 && this.#saved?.pictures) || null
    const draft = { id, name, savedAtMs: Date.now(), revision: this.#revision, data }
    rememberTabDraft(data.template, id)
    return mirrorDraft({ ...draft, pictures: pictures === savedPictures ? null : pictures }, savedPictures)
  }
}

/** The notice about a draft that is open in another tab. @param copy the name of the draft that gets the changes */
export const elsewhereNotice = (name: string, copy: string) =>
  fill(editorWords.drafts.elsewhere, { name, copy })
