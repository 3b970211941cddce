import { createStore } from 'zustand/vanilla'
import type { TemplateId } from '../../templates/siteData.ts'
import type { EditedSite, EditorStore } from '../state/editorStore.ts'
import { type Draft, type DraftEntry, FIRST_NAME, freeName } from './draft.ts'
import { deleteDraft, listDrafts, readDraft, saveDraft } from './draftDatabase.ts'
import { type DraftState, newDraft, openElsewhere } from './draftState.ts'
import { forgetLeft, keepLeft, leftDrafts } from './leftDrafts.ts'
import { type DraftLock, lockDraft } from './lockDraft.ts'
import { createTaskQueue } from './taskQueue.ts'
import { isPageLeft } from './transact.ts'

/** A draft is saved after a pause in typing of so long, milliseconds. */
const SAVE_AFTER_MS = 400

/** A browser that does not save is asked again after so long, milliseconds. */
const TRY_AGAIN_AFTER_MS = 5000

/** Saves what is edited as a draft, and opens, adds, renames and deletes the drafts of a template. */
export class DraftStore {
  readonly state = createStore<DraftState>()(() => ({
    id: newDraft().id,
    name: FIRST_NAME,
    status: 'fresh',
    notice: null,
  }))
  readonly #template: TemplateId
  readonly #editor: EditorStore
  readonly #sample: EditedSite
  readonly #ending = new AbortController()
  /** Of two writes at once, each would take the other for another tab's. */
  readonly #writes = createTaskQueue()
  #revision = 0
  #saved: EditedSite
  #lock: DraftLock | null = null
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(template: TemplateId, editor: EditorStore) {
    this.#template = template
    this.#editor = editor
    this.#sample = this.#site()
    this.#saved = this.#sample
  }

  /**
   * Opens the draft last worked on, or a fresh one, and from then on saves what changes. Where nothing can be saved the
   * editor works all the same, and goes on trying.
   */
  async start(): Promise<void> {
    await this.#try('opened', () => this.#openLast())
    const { signal } = this.#ending
    signal.addEventListener(
      'abort',
      this.#editor.subscribe(() => this.#saveSoon()),
    )
    addEventListener('pagehide', () => this.#leave(), { signal })
    addEventListener('pageshow', () => void this.#comeBack(), { signal })
    document.addEventListener('visibilitychange', () => document.hidden && void this.flush(), { signal })
  }

  /** Saves what is not saved yet, and releases the draft for other tabs. */
  async end(): Promise<void> {
    this.#ending.abort()
    await this.flush()
    clearTimeout(this.#timer)
    this.#lock?.release()
  }

  list(): Promise<readonly DraftEntry[]> {
    return listDrafts(this.#template)
  }

  /** Saves at once what is not saved yet. */
  async flush(): Promise<void> {
    if (this.#isUnsaved()) await this.#save()
    else await this.#writes.idle()
  }

  async open(id: string): Promise<void> {
    await this.flush()
    const draft = await readDraft(id)
    if (draft) await this.#open(draft)
  }

  /** Opens a site as a new draft; the one before stays as it was saved. */
  async add(site: EditedSite, name: string): Promise<void> {
    await this.flush()
    await this.#switchTo(site, newDraft(), { name, status: 'pending', notice: null })
    await this.#save()
  }

  async rename(name: string): Promise<void> {
    this.state.setState({ name: name.trim() || FIRST_NAME, status: 'pending' })
    await this.#save()
  }

  /** Deletes a draft; the open one is followed by the next, or by a fresh one. @returns why it cannot be, or null */
  async delete(id: string): Promise<string | null> {
    const isOpen = id === this.state.getState().id
    const lock = isOpen ? this.#lock : await lockDraft(id)
    if (!lock) return 'This draft is open in another tab; close it there first.'
    clearTimeout(this.#timer)
    await this.#writes.run(() => deleteDraft(id))
    lock.release()
    if (isOpen) await this.#openLast()
    return null
  }

  #site(): EditedSite {
    const { data, pictures } = this.#editor.getState()
    return { data, pictures }
  }

  #isChanged(): boolean {
    const { data, pictures } = this.#editor.getState()
    return data !== this.#saved.data || pictures !== this.#saved.pictures
  }

  #isUnsaved(): boolean {
    return this.#isChanged() || this.state.getState().status === 'pending'
  }

  /** Keeps what is not saved where that takes no time: the page may be gone, or frozen, before a save ends. */
  #leave(): void {
    clearTimeout(this.#timer)
    if (!this.#isUnsaved()) return
    const { id, name } = this.state.getState()
    const { data, pictures } = this.#site()
    const revision = this.#revision
    const hasPictures = revision > 0 && pictures === this.#saved.pictures
    keepLeft({ id, name, savedAtMs: Date.now(), revision, data, pictures: hasPictures ? null : pictures })
  }

  async #comeBack(): Promise<void> {
    await this.#writes.idle()
    await this.flush()
  }

  /** Saves what was left unsaved. */
  async #saveLeft(): Promise<void> {
    for (const left of leftDrafts(this.#template)) {
      const draft = { ...left, pictures: left.pictures ?? new Map() }
      const isSaved = (await saveDraft(draft, left.pictures !== null)) !== null
      if (!isSaved) {
        // Another tab went on with it: what was left becomes a draft of its own.
        const pictures = left.pictures ?? (await readDraft(left.id))?.pictures ?? new Map()
        await saveDraft({ ...left, ...newDraft(), pictures, name: await this.#freeName(left.name) }, true)
      }
      forgetLeft(left.id)
    }
  }

  async #openLast(): Promise<void> {
    await this.#saveLeft()
    const [last] = await this.list()
    const draft = last && (await readDraft(last.id))
    if (draft) await this.#open(draft)
    else await this.#switchTo(this.#sample, newDraft(), { name: FIRST_NAME, status: 'fresh', notice: null })
  }

  /** Opens a draft. One that another tab has open becomes a new draft as soon as it is changed. */
  async #open(draft: Draft): Promise<void> {
    if (draft.id === this.state.getState().id) return
    const { name } = draft
    const lock = await lockDraft(draft.id)
    if (lock) return this.#switchTo(draft, draft, { name, status: 'saved', notice: null }, lock)
    const copy = await this.#freeName(name)
    const notice = openElsewhere(name, copy)
    return this.#switchTo(draft, newDraft(), { name: copy, status: 'fresh', notice })
  }

  async #switchTo(
    { data, pictures }: EditedSite,
    { id, revision }: Pick<Draft, 'id' | 'revision'>,
    next: Omit<DraftState, 'id'>,
    lock?: DraftLock,
  ): Promise<void> {
    this.#lock?.release()
    this.#lock = lock ?? (await lockDraft(id))
    this.#revision = revision
    this.#saved = { data, pictures }
    this.#editor.getState().open(this.#saved)
    this.state.setState({ id, ...next })
  }

  async #freeName(wished: string): Promise<string> {
    const others = (await this.list()).filter(({ id }) => id !== this.state.getState().id)
    return freeName(
      wished,
      others.map(({ name }) => name),
    )
  }

  #saveSoon(): void {
    if (!this.#isChanged()) return
    const { status } = this.state.getState()
    if (status === 'saved' || status === 'fresh') this.state.setState({ status: 'pending' })
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.#save(), SAVE_AFTER_MS)
  }

  #save(): Promise<void> {
    clearTimeout(this.#timer)
    return this.#try('saved', () => this.#writes.run(() => this.#write()))
  }

  /** Does what needs the database; after a failure says that nothing is saved, and tries again later. */
  async #try(done: 'opened' | 'saved', work: () => Promise<void>): Promise<void> {
    try {
      await work()
    } catch (reason) {
      // What a page left behind is saved when it comes back, or by the next editor.
      if (isPageLeft()) return
      if (this.state.getState().status !== 'unavailable') console.warn(`Drafts cannot be ${done}.`, reason)
      this.state.setState({ status: 'unavailable' })
      clearTimeout(this.#timer)
      this.#timer = setTimeout(() => void this.#tryAgain(), TRY_AGAIN_AFTER_MS)
    }
  }

  #tryAgain(): Promise<void> {
    return this.#isChanged() ? this.#save() : this.#try('opened', () => this.#openLast())
  }

  async #write(): Promise<void> {
    const site = this.#site()
    if (this.#revision === 0) this.state.setState({ name: await this.#freeName(this.state.getState().name) })
    const revision = await this.#put(site, this.#revision === 0 || site.pictures !== this.#saved.pictures)
    this.#revision = revision ?? (await this.#fork(site))
    this.#saved = site
    forgetLeft(this.state.getState().id)
    this.state.setState({ status: this.#isChanged() ? 'pending' : 'saved' })
  }

  #put(site: EditedSite, withPictures: boolean): Promise<number | null> {
    const { id, name } = this.state.getState()
    return saveDraft({ ...site, id, name, savedAtMs: Date.now(), revision: this.#revision }, withPictures)
  }

  /** Saves the site as a new draft, because another tab has saved this one meanwhile. */
  async #fork(site: EditedSite): Promise<number> {
    const { name } = this.state.getState()
    const { id, revision } = newDraft()
    this.#lock?.release()
    this.#lock = await lockDraft(id)
    this.#revision = revision
    this.state.setState({ id })
    const copy = await this.#freeName(name)
    this.state.setState({ name: copy, notice: openElsewhere(name, copy) })
    return (await this.#put(site, true)) ?? 0
  }
}
