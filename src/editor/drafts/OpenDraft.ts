import { createStore, type StoreApi } from 'zustand/vanilla'
import { fill } from '../../lib/fill.ts'
import { editorText } from '../../site/editorText.ts'
import type { EditedSite, EditorStore } from '../state/editorStore.ts'
import { askToPersist } from './askToPersist.ts'
import { type Draft, newDraft, newId } from './draft.ts'
import { isOfNewerVersion, saveDraft } from './draftDatabase.ts'
import { mirrorDraft, removeMirror } from './draftMirror.ts'
import { createQueue } from './queue.ts'
import { isPageHidden } from './transact.ts'

/** A letter survives a crash after this time. */
const SAVE_AFTER_MS = 100
const RETRY_AFTER_MS = 5000

export interface DraftState {
  readonly id: string
  readonly name: string
  /**
   * - `saved`: in the database, without unsaved changes.
   * - `unavailable`: not `saved`, and the last try to reach the database failed.
   * - `pending`: has unsaved changes.
   * - `fresh`: not changed yet, and not in the database.
   */
  readonly status: 'fresh' | 'pending' | 'saved' | 'unavailable'
  readonly notice: string | null
}

export type SaveResult = 'saved' | 'failed' | 'page hidden'

/** @property isSaved false if the draft must be saved without a change */
interface ShowOptions {
  readonly isSaved?: boolean
  readonly notice?: string | null
}

/** The open draft. Its changes are saved in the database, or mirrored when the page hides. */
export class OpenDraft {
  readonly state: StoreApi<DraftState>
  /** Runs one task after the other, because two at once would overwrite each other's draft. */
  readonly inOrder = createQueue()
  readonly #editor: EditorStore
  readonly #openLast: () => Promise<void>
  /** The draft as it is in the database. A difference is unsaved. Null: the whole draft is unsaved. */
  #saved: (EditedSite & Pick<Draft, 'name'>) | null
  /** The revision of the draft in the database; 0 if it is not there. */
  #revision = 0
  #isFailing = false
  /** Names the mirror. New with each opening: a draft that is opened again must not remove the mirror of its unsaved changes. */
  #writer = newId()
  #timer: ReturnType<typeof setTimeout> | undefined
  readonly #controller = new AbortController()

  /** @param openLast opens the last draft; runs again after a failure, as long as nothing is typed */
  constructor(editor: EditorStore, openLast: () => Promise<void>) {
    this.#editor = editor
    this.#openLast = openLast
    const site = this.site()
    const { id, name } = newDraft(site)
    this.#saved = { ...site, name }
    this.state = createStore<DraftState>()(() => ({ id, name, status: 'fresh', notice: null }))
  }

  /** Saves the changes of the page from now on, and mirrors them when the page hides. */
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
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) void this.inOrder(() => this.#resume())
    }
    signal.addEventListener('abort', this.#editor.subscribe(onChange))
    document.addEventListener('visibilitychange', onVisibility, { signal })
    addEventListener('pagehide', () => this.#mirror(), { signal })
    addEventListener('pageshow', onPageShow, { signal })
  }

  /** Saves unsaved changes, and stops. If that fails, the next editor opens them. */
  async end(): Promise<void> {
    this.#controller.abort()
    this.#mirror()
    await this.inOrder(() => this.save())
    clearTimeout(this.#timer)
    removeEventListener('beforeunload', this.#askBeforeUnload)
  }

  /** Saves unsaved changes. After a failure, only the retry does. */
  async save(): Promise<SaveResult> {
    if (isPageHidden()) return 'page hidden'
    if (this.#isFailing) return 'failed'
    const draft = this.#draft()
    if (this.#isUnsaved()) {
      try {
        this.#onSaved(draft, await saveDraft(draft, this.#saved?.pictures ?? null))
      } catch (reason) {
        return this.fail('saved', reason)
      }
    }
    // A letter that was typed during the save is not in the database yet.
    if (!this.#isUnsaved()) removeMirror(this.#writer)
    this.#showStatus()
    return 'saved'
  }

  #onSaved({ id, data, pictures, name: oldName, revision: oldRevision }: Draft, saved: Draft): void {
    const { name, revision } = saved
    if (oldRevision === 0) void askToPersist(false)
    this.#revision = revision
    this.#saved = { data, pictures, name }
    this.state.setState({ id: saved.id, name })
    if (saved.id === id) return
    this.state.setState({ notice: fill(editorText.drafts.elsewhere, { name: oldName, copy: name }) })
  }

  /** Tries again later, and shows until then that the browser cannot save. */
  fail(verb: 'opened' | 'saved', reason: unknown): Exclude<SaveResult, 'saved'> {
    // The changes are mirrored. They are saved when the page returns from the back/forward cache.
    if (isPageHidden()) return 'page hidden'
    if (this.state.getState().status !== 'unavailable') {
      console.warn(`Drafts cannot be ${verb}.`, reason)
      if (isOfNewerVersion(reason)) this.state.setState({ notice: editorText.drafts.newer })
    }
    this.#isFailing = true
    // `localStorage` may still have room, so a crash loses no more than the letters since.
    this.#mirror()
    this.#runLater(() => this.#resume(), RETRY_AFTER_MS)
    this.#showStatus()
    return 'failed'
  }

  /** After a failure, or a return of the page: saves the open draft, or opens the last one if nothing is typed. */
  async #resume(): Promise<void> {
    this.#isFailing = false
    if (this.isUsed()) await this.save()
    else await this.#openLast()
  }

  /** Saves the open draft, then opens another. If the save fails, undo returns from a new draft to the open one. */
  async switchTo(draft: Draft, options: ShowOptions = {}): Promise<void> {
    let result: SaveResult = 'saved'
    // A letter that is typed during a save needs another save.
    while (this.#isUnsaved() && result === 'saved') result = await this.save()
    this.show(draft, options)
  }

  /** Opens a draft. Mirrors unsaved changes of the open one. */
  show({ id, name, revision, data, pictures }: Draft, { isSaved = true, notice = null }: ShowOptions): void {
    const isUnsaved = this.#isUnsaved()
    this.#mirror()
    this.#writer = newId()
    this.#revision = revision
    this.#saved = isSaved ? { data, pictures, name } : null
    this.state.setState({ id, name, notice })
    // An undo in a saved draft would replace its text by that of the other.
    if (isUnsaved && !isSaved) this.#editor.getState().change(() => ({ data, pictures }))
    else this.#editor.getState().open({ data, pictures })
    this.#showStatus()
  }

  site(): EditedSite {
    const { data, pictures } = this.#editor.getState()
    return { data, pictures }
  }

  #draft(): Draft {
    const { id, name } = this.state.getState()
    const saved = { savedAtMs: Date.now(), revision: this.#revision, writer: this.#writer }
    return { ...this.site(), id, name, ...saved }
  }

  #isUnsaved(): boolean {
    const { data, pictures, name } = this.#draft()
    const saved = this.#saved
    return data !== saved?.data || pictures !== saved.pictures || name !== saved.name
  }

  /** False for a new draft without changes. */
  isUsed(): boolean {
    return this.#isUnsaved() || this.#revision > 0
  }

  #status(isUnsaved: boolean): DraftState['status'] {
    if (!isUnsaved && this.#revision > 0) return 'saved'
    if (this.#isFailing) return 'unavailable'
    return isUnsaved ? 'pending' : 'fresh'
  }

  #showStatus(): void {
    const isUnsaved = this.#isUnsaved()
    const status = this.#status(isUnsaved)
    if (status !== this.state.getState().status) this.state.setState({ status })
    // Only when necessary: Firefox keeps no page with this listener in its back/forward cache.
    if (isUnsaved) addEventListener('beforeunload', this.#askBeforeUnload)
    else removeEventListener('beforeunload', this.#askBeforeUnload)
  }

  readonly #askBeforeUnload = (event: BeforeUnloadEvent): void => {
    // While the database fails, a mirror is not safe: the next session may fail to save it too.
    if (!this.#mirror() || this.#isFailing) event.preventDefault()
  }

  #runLater(task: () => Promise<unknown>, delayMs: number): void {
    clearTimeout(this.#timer)
    if (this.#controller.signal.aborted) return
    this.#timer = setTimeout(() => {
      this.#timer = undefined
      void this.inOrder(task)
    }, delayMs)
  }

  /** Writes unsaved changes to `localStorage` at once. @returns false if some are lost when the page ends */
  #mirror(): boolean {
    const savedPictures = this.#revision > 0 ? this.#saved?.pictures : null
    return !this.#isUnsaved() || mirrorDraft(this.#draft(), savedPictures ?? null)
  }
}
