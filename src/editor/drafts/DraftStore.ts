import { createStore } from 'zustand/vanilla'
import { editorWords } from '../../site/editorWords.ts'
import type { TemplateId } from '../../site/templateFolders.ts'
import type { EditedSite, EditorStore } from '../state/editorStore.ts'
import { askBeforeLeaving } from './askBeforeLeaving.ts'
import { type Draft, type DraftEntry, freeName } from './draft.ts'
import { askToPersist, listDrafts, markDeleted, readDraft } from './draftDatabase.ts'
import { type DraftState, newDraft, openElsewhereNotice } from './draftState.ts'
import { followPage } from './followPage.ts'
import { type DraftLock, lockDraft } from './lockDraft.ts'
import { OpenDraft } from './OpenDraft.ts'
import { recoverDrafts } from './recoverDrafts.ts'
import { rememberTabDraft, tabDraft } from './tabDraft.ts'
import { createTaskQueue } from './taskQueue.ts'
import { createTimer } from './timer.ts'
import { isPageEnding } from './transact.ts'
import { unsavedDrafts } from './unsavedDrafts.ts'

const SAVE_AFTER_MS = 400
const RETRY_AFTER_MS = 5000

/** Saves the edited page as a draft in the browser's database, and switches between drafts. */
export class DraftStore {
  readonly state = createStore<DraftState>()(() => ({
    id: newDraft().id,
    name: editorWords.drafts.first,
    status: 'fresh',
    notice: null,
  }))
  readonly #template: TemplateId
  readonly #editor: EditorStore
  readonly #draft: OpenDraft
  readonly #sample: EditedSite
  readonly #controller = new AbortController()
  /** Runs one task at a time: a concurrent write would look like a write of another tab. */
  readonly #tasks = createTaskQueue()
  readonly #timer = createTimer()

  constructor(template: TemplateId, editor: EditorStore) {
    this.#template = template
    this.#editor = editor
    this.#draft = new OpenDraft(editor, this.state)
    this.#sample = this.#draft.site()
  }

  /** Opens the last draft or a new one, and from then on saves changes. Retries after a failure. */
  async start(): Promise<void> {
    await this.#tasks.run(async () => {
      if (await this.#try('opened', () => this.#openLast())) return
      // The database has failed, but `localStorage` may have a draft.
      const [newest] = unsavedDrafts(this.#template)
      if (newest) this.#draft.resume(newest)
      await this.#draft.lock()
    })
    const { signal } = this.#controller
    const unsubscribe = this.#editor.subscribe(() => this.#saveSoon())
    signal.addEventListener('abort', unsubscribe)
    // While the database fails, changes in `localStorage` are not safe: the next session may fail to save them too.
    const isSafe = () => (this.#isUnavailable() ? !this.#draft.isUnsaved() : this.#draft.storeUnsaved())
    askBeforeLeaving(this.state, isSafe, signal)
    const onHide = () => {
      // A phone may end a hidden page without another event.
      this.#draft.storeUnsaved()
      void this.flush()
    }
    const onLeave = () => {
      // The browser may freeze or end the page during a save. A frozen page must not lock its draft.
      this.#timer.stop()
      this.#draft.storeUnsaved()
      this.#draft.unlock()
    }
    followPage({ onHide, onLeave, onReturn: () => void this.#onReturn() }, signal)
  }

  async end(): Promise<void> {
    this.#controller.abort()
    this.#draft.storeUnsaved()
    await this.flush()
    this.#timer.stop()
    this.#draft.unlock()
  }

  list(): Promise<readonly DraftEntry[]> {
    return listDrafts(this.#template)
  }

  /** Saves unsaved changes now, unless the database has failed. */
  async flush(): Promise<void> {
    await this.#tasks.run(() => this.#saveUnsaved())
  }

  /** @returns null, or one sentence that says why the draft cannot be opened */
  open(id: string): Promise<string | null> {
    return this.#tasks.run(async () => {
      const draft = await readDraft(id)
      if ('refusal' in draft) return draft.refusal
      await this.#openDraft(draft)
      return null
    })
  }

  /** Opens a site as a new draft. @returns its name */
  add(site: EditedSite, name: string): Promise<string> {
    return this.#tasks.run(async () => {
      await this.#switchTo(site, newDraft(), { name, status: 'pending', notice: null })
      await this.#saveUnsaved()
      return this.state.getState().name
    })
  }

  /** Opens the sample as a new draft. @returns its name */
  startAgain(): Promise<string> {
    return this.add(this.#sample, editorWords.drafts.first)
  }

  async rename(name: string): Promise<void> {
    await this.#tasks.run(() => {
      this.state.setState({ name: name.trim() || editorWords.drafts.first })
      return this.#saveUnsaved()
    })
  }

  /** Deletes a draft. If it is open, another draft opens. @returns null, or one sentence why it cannot be deleted */
  delete(id: string): Promise<string | null> {
    return this.#tasks.run(async () => {
      if (id === this.state.getState().id) {
        if (!(await this.#saveUnsaved())) return editorWords.drafts.unanswered
        if (!this.#draft.hasLock()) return editorWords.drafts.locked
        // A save of the open draft would restore it, so another one opens first.
        await this.#openLast(id)
        await markDeleted(id, true)
        return null
      }
      const lock = await lockDraft(id)
      if (!lock) return editorWords.drafts.locked
      await markDeleted(id, true).finally(lock.release)
      return null
    })
  }

  restore(id: string): Promise<void> {
    return this.#tasks.run(() => markDeleted(id, false))
  }

  #isUnavailable(): boolean {
    return this.state.getState().status === 'unavailable'
  }

  async #onReturn(): Promise<void> {
    await this.#tasks.run(async () => {
      await this.#draft.lock()
      await (this.#isUnavailable() ? this.#retry() : this.#saveUnsaved())
    })
  }

  /** Opens the last draft or else a new one. @param exceptId a draft that must not open */
  async #openLast(exceptId?: string): Promise<void> {
    await recoverDrafts(this.#template)
    const drafts = (await this.list()).filter(({ id, isDeleted }) => !isDeleted && id !== exceptId)
    const last = drafts.find(({ id }) => id === tabDraft(this.#template)) ?? drafts[0]
    const draft = last && (await readDraft(last.id))
    // The user may have changed the page while the draft was read. Before a deletion, `#switchTo` saves that change.
    if (!exceptId && this.#draft.isUnsaved()) return this.#save()
    if (draft && !('refusal' in draft)) return this.#openDraft(draft)
    const notice = draft?.refusal ?? null
    const name = editorWords.drafts.first
    await this.#switchTo(this.#sample, newDraft(), { name, status: 'fresh', notice })
  }

  /** Opens a draft. If it is open in another tab, opens a copy of it as a new draft. */
  async #openDraft(draft: Draft): Promise<void> {
    if (draft.id === this.state.getState().id) return
    const { name } = draft
    const lock = await lockDraft(draft.id)
    if (lock) return this.#switchTo(draft, draft, { name, status: 'saved', notice: null }, lock)
    const usedNames = (await this.list()).map((other) => other.name)
    const copy = freeName(name, usedNames)
    const notice = openElsewhereNotice(name, copy)
    return this.#switchTo(draft, newDraft(), { name: copy, status: 'fresh', notice })
  }

  /** Saves the current site, then opens another site. If the save fails, undo returns to the current site. */
  async #switchTo(
    { data, pictures }: EditedSite,
    identity: Pick<Draft, 'id' | 'revision'>,
    next: Omit<DraftState, 'id'>,
    lock?: DraftLock,
  ): Promise<void> {
    const nextLock = lock ?? (await lockDraft(identity.id))
    let isSaved = true
    // A letter that is typed during a save needs another save.
    while (isSaved && this.#draft.isUnsaved()) isSaved = await this.#saveUnsaved()
    // No `await` from here on: a letter that is typed in between would be lost.
    if (!isSaved) this.#draft.storeUnsaved()
    const status = this.#isUnavailable() && next.status === 'pending' ? 'unavailable' : next.status
    this.#draft.switchTo({ data, pictures }, identity, { ...next, status }, nextLock)
    rememberTabDraft(this.#template, identity.id)
    if (isSaved) this.#editor.getState().open({ data, pictures })
    else this.#editor.getState().change(() => ({ data, pictures }))
  }

  #saveSoon(): void {
    if (!this.#draft.isUnsaved()) return
    const { status } = this.state.getState()
    if (status === 'saved' || status === 'fresh') this.state.setState({ status: 'pending' })
    if (!this.#timer.isRunning()) this.#runLater(() => this.#saveUnsaved(), SAVE_AFTER_MS)
  }

  #runLater(task: () => Promise<unknown>, delayMs: number): void {
    this.#timer.start(() => void this.#tasks.run(task), delayMs)
  }

  /** Saves unsaved changes. After a failure it leaves that to `#retry`. @returns true unless saving has failed */
  async #saveUnsaved(): Promise<boolean> {
    if (!this.#draft.isUnsaved()) return true
    if (this.#isUnavailable()) return false
    this.#timer.stop()
    return this.#try('saved', () => this.#save())
  }

  /** Runs a task that uses the database. A failure sets the status and schedules a retry. @returns true on success */
  async #try(verb: 'opened' | 'saved', task: () => Promise<void>): Promise<boolean> {
    try {
      await task()
      return true
    } catch (reason) {
      // The changes are in `localStorage`. This session saves them if the page is shown again, else the next session.
      if (isPageEnding()) return false
      if (!this.#isUnavailable()) console.warn(`Drafts cannot be ${verb}.`, reason)
      this.state.setState({ status: 'unavailable' })
      if (!this.#controller.signal.aborted) this.#runLater(() => this.#retry(), RETRY_AFTER_MS)
      return false
    }
  }

  async #retry(): Promise<void> {
    if (!this.#isUnavailable()) return
    // Undo may have removed the unsaved change. A save then shows that the database works again.
    if (this.#draft.isUnsaved() || this.#draft.isInDatabase()) await this.#try('saved', () => this.#save())
    else await this.#try('opened', () => this.#openLast())
  }

  async #save(): Promise<void> {
    await this.#draft.save()
    askToPersist()
    this.state.setState({ status: this.#draft.isUnsaved() ? 'pending' : 'saved' })
    this.#saveSoon()
  }
}
