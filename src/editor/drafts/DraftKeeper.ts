import { createStore } from 'zustand/vanilla'
import type { TemplateId } from '../../templates/siteData.ts'
import type { EditedSite, EditorStore } from '../state/editorStore.ts'
import { type Draft, type DraftEntry, freeName } from './draft.ts'
import { dropDraft, keepDraft, listDrafts, readDraft } from './draftShelf.ts'
import { type Hold, holdDraft } from './holdDraft.ts'

/** A pause in typing after which a draft is kept, milliseconds. */
const KEPT_AFTER_MS = 400
const FIRST_NAME = 'My page'

/** `fresh`: nothing was changed yet; `never`: this browser keeps nothing. */
export type Keeping = 'fresh' | 'waiting' | 'kept' | 'never'

export interface DraftState {
  readonly id: string
  readonly name: string
  readonly keeping: Keeping
  /** What the visitor should know about tabs and drafts, in a sentence. */
  readonly notice: string | null
}

const newId = () => crypto.randomUUID()
const elsewhere = (name: string, copy: string) =>
  `“${name}” is open in another tab, so what you change here is kept as a draft of its own, “${copy}”.`

/** Keeps what is edited in a store, and knows the other drafts of its template. */
export class DraftKeeper {
  readonly state = createStore<DraftState>()(() => ({
    id: newId(),
    name: FIRST_NAME,
    keeping: 'fresh',
    notice: null,
  }))
  readonly #template: TemplateId
  readonly #store: EditorStore
  /** What a draft begins with. */
  readonly #fresh: EditedSite
  readonly #ending = new AbortController()
  #revision = 0
  #kept: EditedSite
  #hold: Hold | null = null
  #timer: ReturnType<typeof setTimeout> | undefined
  #work: Promise<unknown> = Promise.resolve()

  constructor(template: TemplateId, store: EditorStore) {
    this.#template = template
    this.#store = store
    this.#fresh = this.#site()
    this.#kept = this.#fresh
  }

  /** Opens the draft last worked on, or leaves what is there as a fresh one; from then on keeps what changes. */
  async begin(): Promise<void> {
    try {
      await this.#openLast()
    } catch (reason) {
      console.warn('This browser keeps no drafts.', reason)
      this.state.setState({ keeping: 'never' })
    }
    const { signal } = this.#ending
    const unsubscribe = this.#store.subscribe(() => {
      if (!this.#isChanged()) return
      if (this.state.getState().keeping === 'kept' || this.state.getState().keeping === 'fresh')
        this.state.setState({ keeping: 'waiting' })
      clearTimeout(this.#timer)
      this.#timer = setTimeout(() => void this.#keep(), KEPT_AFTER_MS)
    })
    signal.addEventListener('abort', unsubscribe)
    addEventListener('pagehide', () => void this.flush(), { signal })
    document.addEventListener('visibilitychange', () => document.hidden && void this.flush(), { signal })
  }

  /** Keeps what still waits to be kept, and gives the draft free for other tabs. */
  async end(): Promise<void> {
    this.#ending.abort()
    await this.flush()
    this.#hold?.release()
  }

  list(): Promise<readonly DraftEntry[]> {
    return listDrafts(this.#template)
  }

  /** Keeps at once what still waits to be kept. */
  async flush(): Promise<void> {
    if (this.#isChanged()) await this.#keep()
    else await this.#work
  }

  async open(id: string): Promise<void> {
    await this.flush()
    const draft = await readDraft(id)
    if (draft) await this.#open(draft)
  }

  /** Opens a site as a draft of its own; the one before stays as it was kept. */
  async add(site: EditedSite, name: string): Promise<void> {
    await this.flush()
    await this.#become(site, { id: newId(), revision: 0 }, { name, keeping: 'waiting', notice: null })
    await this.#keep()
  }

  async rename(name: string): Promise<void> {
    this.state.setState({ name: name.trim() || FIRST_NAME })
    await this.#keep()
  }

  /** Takes a draft away; in place of the open one comes the next, or a fresh one. @returns why not, or null */
  async drop(id: string): Promise<string | null> {
    const isOpen = id === this.state.getState().id
    const hold = isOpen ? this.#hold : await holdDraft(id)
    if (!hold) return 'This draft is open in another tab; close it there first.'
    clearTimeout(this.#timer)
    await this.#inTurn(() => dropDraft(id))
    hold.release()
    if (isOpen) await this.#openLast()
    return null
  }

  #site(): EditedSite {
    const { data, pictures } = this.#store.getState()
    return { data, pictures }
  }

  #isChanged(): boolean {
    const { data, pictures } = this.#store.getState()
    return data !== this.#kept.data || pictures !== this.#kept.pictures
  }

  async #openLast(): Promise<void> {
    const [last] = await this.list()
    const draft = last && (await readDraft(last.id))
    if (draft) await this.#open(draft)
    else
      await this.#become(
        this.#fresh,
        { id: newId(), revision: 0 },
        { name: FIRST_NAME, keeping: 'fresh', notice: null },
      )
  }

  /** What another tab has open is shown, and becomes a draft of its own when it is changed. */
  async #open(draft: Draft): Promise<void> {
    if (draft.id === this.state.getState().id) return
    const hold = await holdDraft(draft.id)
    if (hold) {
      await this.#become(draft, draft, { name: draft.name, keeping: 'kept', notice: null }, hold)
      return
    }
    const copy = await this.#freeName(draft.name)
    await this.#become(
      draft,
      { id: newId(), revision: 0 },
      { name: copy, keeping: 'fresh', notice: elsewhere(draft.name, copy) },
    )
  }

  async #become(
    { data, pictures }: EditedSite,
    { id, revision }: Pick<Draft, 'id' | 'revision'>,
    next: Partial<DraftState>,
    hold?: Hold,
  ): Promise<void> {
    this.#hold?.release()
    this.#hold = hold ?? (await holdDraft(id))
    this.#revision = revision
    this.#kept = { data, pictures }
    this.#store.getState().open(this.#kept)
    this.state.setState({ id, ...next })
  }

  async #freeName(wished: string): Promise<string> {
    const others = (await this.list()).filter(({ id }) => id !== this.state.getState().id)
    return freeName(
      wished,
      others.map(({ name }) => name),
    )
  }

  async #keep(): Promise<void> {
    clearTimeout(this.#timer)
    try {
      await this.#inTurn(() => this.#write())
    } catch (reason) {
      console.warn('The draft could not be kept.', reason)
      this.state.setState({ keeping: 'never' })
    }
  }

  /** One after the other: of two writes at once, each would take the other for another tab. */
  #inTurn<T>(task: () => Promise<T>): Promise<T> {
    const turn = this.#work.then(task)
    this.#work = turn.catch(() => {})
    return turn
  }

  async #write(): Promise<void> {
    const site = this.#site()
    if (this.#revision === 0) this.state.setState({ name: await this.#freeName(this.state.getState().name) })
    const revision = await this.#put(site, this.#revision === 0 || site.pictures !== this.#kept.pictures)
    this.#revision = revision ?? (await this.#fork(site))
    this.#kept = site
    this.state.setState({ keeping: this.#isChanged() ? 'waiting' : 'kept' })
  }

  #put(site: EditedSite, withPictures: boolean): Promise<number | null> {
    const { id, name } = this.state.getState()
    return keepDraft({ ...site, id, name, savedAtMs: Date.now(), revision: this.#revision }, withPictures)
  }

  /** Another tab has kept this draft since: from here on it is another one. */
  async #fork(site: EditedSite): Promise<number> {
    const { name } = this.state.getState()
    const id = newId()
    this.#hold?.release()
    this.#hold = await holdDraft(id)
    this.#revision = 0
    this.state.setState({ id })
    const copy = await this.#freeName(name)
    this.state.setState({ name: copy, notice: elsewhere(name, copy) })
    return (await this.#put(site, true)) ?? 0
  }
}
