import { createStore } from 'zustand/vanilla'
import { editorWords } from '../../site/editorWords.ts'
import type { TemplateId } from '../../templates/templateIds.ts'
import type { EditedSite, EditorStore } from '../state/editorStore.ts'
import { askBeforeLeaving } from './askBeforeLeaving.ts'
import { askToPersist } from './askToPersist.ts'
import { type Draft, type DraftEntry, freeName } from './draft.ts'
import { listDrafts, markDeleted, readDraft, saveDraft } from './draftDatabase.ts'
import { type DraftState, newDraft, openElsewhere } from './draftState.ts'
import { forgetLeft, keepLeft, leftDrafts } from './leftDrafts.ts'
import { type DraftLock, lockDraft } from './lockDraft.ts'
import { saveLeft } from './saveLeft.ts'
import { createTaskQueue } from './taskQueue.ts'
import { isPageLeft } from './transact.ts'

/** Whatever is typed waits no longer for its save, milliseconds. */
const SAVE_AFTER_MS = 400

/** A browser that does not save is asked again after so long, milliseconds. */
const TRY_AGAIN_AFTER_MS = 5000

/** Saves what is edited as a draft, and opens, adds, renames and deletes the drafts of a template. */
export class DraftStore {
  readonly state = createStore<DraftState>()(() => ({
    id: newDraft().id,
    name: editorWords.drafts.first,
    status: 'fresh',
    notice: null,
  }))
  readonly #template: TemplateId
  readonly #editor: EditorStore
  readonly #sample: EditedSite
  readonly #ending = new AbortController()
  /** Everything that writes or opens: of two writes at once, each would take the other for another tab's. */
  readonly #tasks = createTaskQueue()
  #revision = 0
  /** The open draft as it was last saved, or as it was found; null for one that has yet to be saved. */
  #saved: (EditedSite & Pick<Draft, 'name'>) | null
  #lock: DraftLock | null = null
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(template: TemplateId, editor: EditorStore) {
    this.#template = template
    this.#editor = editor
    this.#sample = this.#site()
    this.#saved = { ...this.#sample, name: editorWords.drafts.first }
  }

  /** Opens the draft last worked on, or a fresh one, and saves what changes; where it cannot, it goes on trying. */
  async start(): Promise<void> {
    const isOpen = await this.#tasks.run(() => this.#try('opened', () => this.#openLast()))
    if (!isOpen) this.#openLeft()
    const { signal } = this.#ending
    signal.addEventListener(
      'abort',
      this.#editor.subscribe(() => this.#saveSoon()),
    )
    const isSafe = () => (this.state.getState().status === 'unavailable' ? !this.#isUnsaved() : this.#keep())
    signal.addEventListener('abort', askBeforeLeaving(this.state, isSafe))
    addEventListener('pagehide', () => this.#leave(), { signal })
    addEventListener('pageshow', ({ persisted }) => persisted && void this.#comeBack(), { signal })
    const hide = () => {
      // A phone may end a hidden page without a word.
      this.#keep()
      void this.flush()
    }
    document.addEventListener('visibilitychange', () => document.hidden && hide(), { signal })
  }

  /** Saves what is not saved yet, and releases the draft for other tabs. */
  async end(): Promise<void> {
    this.#ending.abort()
    this.#keep()
    await this.flush()
    this.#stopTimer()
    this.#lock?.release()
  }

  list(): Promise<readonly DraftEntry[]> {
    return listDrafts(this.#template)
  }

  /** Saves at once what is not saved yet. */
  async flush(): Promise<void> {
    await this.#tasks.run(() => this.#saveRest())
  }

  /** Opens a draft. @returns one sentence that says why it cannot be opened, or null */
  open(id: string): Promise<string | null> {
    return this.#tasks.run(async () => {
      const draft = await readDraft(id)
      if ('refusal' in draft) return draft.refusal
      await this.#open(draft)
      return null
    })
  }

  /** Opens a site as a new draft; the one before stays among the drafts. @returns the new one's name */
  add(site: EditedSite, name: string): Promise<string> {
    return this.#tasks.run(async () => {
      await this.#switchTo(site, newDraft(), { name, status: 'pending', notice: null })
      await this.#saveRest()
      return this.state.getState().name
    })
  }

  /** Opens the site as the template came as a new draft. */
  startAgain(): Promise<string> {
    return this.add(this.#sample, editorWords.drafts.first)
  }

  async rename(name: string): Promise<void> {
    await this.#tasks.run(() => {
      this.state.setState({ name: name.trim() || editorWords.drafts.first })
      return this.#saveRest()
    })
  }

  /** Deletes a draft; the open one is followed by the next, or by a fresh one. @returns why it cannot be, or null */
  delete(id: string): Promise<string | null> {
    return this.#tasks.run(async () => {
      const isOpen = id === this.state.getState().id
      if (isOpen) await this.#saveRest()
      const lock = isOpen ? this.#lock : await lockDraft(id)
      if (!lock) return editorWords.drafts.locked
      await markDeleted(id, true)
      lock.release()
      if (isOpen) await this.#openLast()
      return null
    })
  }

  putBack(id: string): Promise<void> {
    return this.#tasks.run(() => markDeleted(id, false))
  }

  #site(): EditedSite {
    const { data, pictures } = this.#editor.getState()
    return { data, pictures }
  }

  #isUnsaved(): boolean {
    const { data, pictures } = this.#editor.getState()
    const saved = this.#saved
    return data !== saved?.data || pictures !== saved.pictures || this.state.getState().name !== saved.name
  }

  /** Keeps what is not saved where that takes no time. @returns whether nothing would be lost if the page ended now */
  #keep(): boolean {
    if (!this.#isUnsaved()) return true
    const { id, name } = this.state.getState()
    const { data, pictures } = this.#site()
    const revision = this.#revision
    const hasPictures = revision > 0 && pictures === this.#saved?.pictures
    return keepLeft({
      ...{ id, name, savedAtMs: Date.now(), revision, data },
      pictures: hasPictures ? null : pictures,
    })
  }

  /** The page may be gone, or frozen, before a save ends. What is frozen must lock no draft. */
  #leave(): void {
    this.#stopTimer()
    this.#keep()
    this.#lock?.release()
    this.#lock = null
  }

  async #comeBack(): Promise<void> {
    await this.#tasks.run(async () => {
      const { id, status } = this.state.getState()
      // Without the lock another tab went on meanwhile: the next save finds that out.
      this.#lock ??= await lockDraft(id)
      await (status === 'unavailable' ? this.#tryAgain() : this.#saveRest())
    })
  }

  /** Goes on with what the last page left unsaved, where the drafts themselves cannot be opened. */
  #openLeft(): void {
    const [left] = leftDrafts(this.#template)
    if (!left) return
    const { id, name, revision, data } = left
    const pictures = left.pictures ?? new Map()
    this.#revision = revision
    this.#saved = { data: this.#sample.data, pictures, name }
    this.#editor.getState().open({ data, pictures })
    this.state.setState({ id, name })
  }

  async #openLast(): Promise<void> {
    await saveLeft(this.#template)
    const last = (await this.list()).find(({ isDeleted }) => !isDeleted)
    const draft = last && (await readDraft(last.id))
    // Typed while a slow browser was asked: that is not taken away.
    if (this.#isUnsaved()) return this.#write()
    if (draft && !('refusal' in draft)) return this.#open(draft)
    const notice = draft?.refusal ?? null
    await this.#switchTo(this.#sample, newDraft(), {
      name: editorWords.drafts.first,
      status: 'fresh',
      notice,
    })
  }

  /** Opens a draft. One that another tab has open becomes a new draft as soon as it is changed. */
  async #open(draft: Draft): Promise<void> {
    if (draft.id === this.state.getState().id) return
    const { name } = draft
    const lock = await lockDraft(draft.id)
    if (lock) return this.#switchTo(draft, draft, { name, status: 'saved', notice: null }, lock)
    const drafts = await this.list()
    const copy = freeName(
      name,
      drafts.map((other) => other.name),
    )
    const notice = openElsewhere(name, copy)
    return this.#switchTo(draft, newDraft(), { name: copy, status: 'fresh', notice })
  }

  /** Puts another site into the editor. What is there is saved, or else kept for the next editor and for undoing. */
  async #switchTo(
    { data, pictures }: EditedSite,
    { id, revision }: Pick<Draft, 'id' | 'revision'>,
    next: Omit<DraftState, 'id'>,
    lock?: DraftLock,
  ): Promise<void> {
    const nextLock = lock ?? (await lockDraft(id))
    let isSaved = true
    while (isSaved && this.#isUnsaved()) isSaved = await this.#saveRest()
    // From here on nothing waits, so that no letter falls between the two sites.
    if (!isSaved) this.#keep()
    this.#lock?.release()
    this.#lock = nextLock
    this.#revision = revision
    this.#saved = next.status === 'pending' ? null : { data, pictures, name: next.name }
    const isUnavailable = this.state.getState().status === 'unavailable' && next.status === 'pending'
    this.state.setState({ id, ...next, ...(isUnavailable && { status: 'unavailable' }) })
    if (isSaved) this.#editor.getState().open({ data, pictures })
    else this.#editor.getState().change(() => ({ data, pictures }))
  }

  #saveSoon(): void {
    if (!this.#isUnsaved()) return
    const { status } = this.state.getState()
    if (status === 'saved' || status === 'fresh') this.state.setState({ status: 'pending' })
    if (this.#timer === undefined) this.#runLater(() => this.#saveRest(), SAVE_AFTER_MS)
  }

  #runLater(task: () => Promise<unknown>, delayMs: number): void {
    this.#stopTimer()
    this.#timer = setTimeout(() => {
      this.#timer = undefined
      void this.#tasks.run(task)
    }, delayMs)
  }

  #stopTimer(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
  }

  /** Saves what is left, unless the browser does not save now: it may answer late. @returns whether nothing is left */
  async #saveRest(): Promise<boolean> {
    if (!this.#isUnsaved()) return true
    if (this.state.getState().status === 'unavailable') return false
    this.#stopTimer()
    return this.#try('saved', () => this.#write())
  }

  /** Does what needs the database; after a failure says that nothing is saved, and tries again later. */
  async #try(done: 'opened' | 'saved', work: () => Promise<void>): Promise<boolean> {
    try {
      await work()
      return true
    } catch (reason) {
      // What a page left behind is saved when it comes back, or by the next editor.
      if (isPageLeft()) return false
      if (this.state.getState().status !== 'unavailable') console.warn(`Drafts cannot be ${done}.`, reason)
      this.state.setState({ status: 'unavailable' })
      if (!this.#ending.signal.aborted) this.#runLater(() => this.#tryAgain(), TRY_AGAIN_AFTER_MS)
      return false
    }
  }

  async #tryAgain(): Promise<void> {
    if (this.state.getState().status !== 'unavailable') return
    if (this.#isUnsaved()) await this.#try('saved', () => this.#write())
    else await this.#try('opened', () => this.#openLast())
  }

  async #write(): Promise<void> {
    const site = this.#site()
    const hasNewPictures = this.#revision === 0 || site.pictures !== this.#saved?.pictures
    if (!(await this.#put(site, hasNewPictures))) await this.#fork(site)
    const { id, name } = this.state.getState()
    this.#saved = { ...site, name }
    forgetLeft(id)
    askToPersist()
    this.state.setState({ status: this.#isUnsaved() ? 'pending' : 'saved' })
    this.#saveSoon()
  }

  /** @returns whether the site is saved as the open draft: not where another tab has saved that meanwhile */
  async #put(site: EditedSite, withPictures: boolean): Promise<boolean> {
    const { id, name } = this.state.getState()
    const draft = { ...site, id, name, savedAtMs: Date.now(), revision: this.#revision }
    const saved = await saveDraft(draft, withPictures)
    if (!saved) return false
    this.#revision = saved.revision
    this.state.setState({ name: saved.name })
    return true
  }

  /** Saves the site as a new draft. */
  async #fork(site: EditedSite): Promise<void> {
    const { name } = this.state.getState()
    const { id, revision } = newDraft()
    this.#lock?.release()
    this.#lock = await lockDraft(id)
    this.#revision = revision
    this.state.setState({ id })
    await this.#put(site, true)
    this.state.setState({ notice: openElsewhere(name, this.state.getState().name) })
  }
}
