import { createContext, useContext } from 'react'
import { useStore } from 'zustand'
import type { Kit } from '../templates/kit.ts'
import { loadKit } from '../templates/kits.ts'
import { type Sample, sampleSite } from '../templates/samples.ts'
import type { TemplateId } from '../templates/siteData.ts'
import { DraftKeeper } from './drafts/DraftKeeper.ts'
import { createEditorStore, type EditorState, type EditorStore } from './state/editorStore.ts'
import { createNews, type News } from './state/news.ts'
import { createView, type ViewState, type ViewStore } from './state/view.ts'

/** Everything that an open editor works with. */
export interface Session {
  readonly kit: Kit
  readonly sample: Sample
  readonly store: EditorStore
  readonly keeper: DraftKeeper
  readonly news: News
  readonly view: ViewStore
}

/** A session on its way. */
export interface OpenedSession {
  /** Fails when the template cannot be fetched. */
  readonly session: Promise<Session>
  /** Keeps what still waits to be kept, and gives the draft free. */
  readonly close: () => void
}

let before: Promise<unknown> = Promise.resolve()

/** Fetches a template and opens the draft that was last worked on, once a session before has closed. */
export function openSession(template: TemplateId): OpenedSession {
  const session = before.then(() => begun(template))
  return {
    session,
    close: () => {
      before = session.then(({ keeper }) => keeper.end()).catch(() => {})
    },
  }
}

async function begun(template: TemplateId): Promise<Session> {
  const [kit, sample] = await Promise.all([loadKit(template), sampleSite(template)])
  const store = createEditorStore(sample)
  const keeper = new DraftKeeper(template, store)
  await keeper.begin()
  return { kit, sample, store, keeper, news: createNews(), view: createView() }
}

export const SessionContext = createContext<Session | null>(null)

/** The session around a component. @throws outside the editor */
export function useSession(): Session {
  const session = useContext(SessionContext)
  if (!session) throw new Error('useSession: there is no editor around this')
  return session
}

/** A slice of what is edited; whoever asks is drawn again when that slice changes, and at no other time. */
export function useEditor<T>(select: (state: EditorState) => T): T {
  return useStore(useSession().store, select)
}

/** A slice of what is seen of the editor. */
export function useView<T>(select: (state: ViewState) => T): T {
  return useStore(useSession().view, select)
}
