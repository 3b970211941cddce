import { createContext, useContext } from 'react'
import { useStore } from 'zustand'
import { fill } from '../lib/fill.ts'
import { editorText } from '../site/editorText.ts'
import type { Kit } from '../templates/engine/kit/kit.ts'
import { loadKit } from '../templates/engine/kit/kits.ts'
import type { Sample } from '../templates/engine/sample/sample.ts'
import { loadSample } from '../templates/engine/sample/samples.ts'
import type { TemplateId } from '../templates/templateList.ts'
import { DraftStore } from './drafts/DraftStore.ts'
import { createEditorStore, type EditorState, type EditorStore } from './state/editorStore.ts'
import { createNotices, type Notices } from './state/notices.ts'
import { createView, type ViewState, type ViewStore } from './state/view.ts'
import { openWithVisitorName } from './visitorName.ts'

export interface Session {
  readonly kit: Kit
  readonly sample: Sample
  readonly store: EditorStore
  readonly drafts: DraftStore
  readonly notices: Notices
  readonly view: ViewStore
}

/** The history state of an editor that opens with the page of another template's editor. */
export const CONTINUED_PAGE = 'moongate:continued-page'

/** A session waits for this, because the end of the previous one saves its draft. */
let lastSessionEnd: Promise<unknown> = Promise.resolve()

/** Opens a session once the previous one has ended. @returns `session` rejects if loading fails; `close` saves the draft */
export function openSession(template: TemplateId) {
  const session = lastSessionEnd.then(() => startSession(template))
  return {
    session,
    close: () => {
      lastSessionEnd = session.then(({ drafts }) => drafts.end()).catch(() => {})
    },
  }
}

async function startSession(template: TemplateId): Promise<Session> {
  const [kit, sample] = await Promise.all([loadKit(template), loadSample(template)])
  const store = createEditorStore(sample)
  const drafts = new DraftStore(template, store)
  await drafts.start()
  await openWithVisitorName(template, sample, store, drafts)
  const notices = createNotices(store)
  if (history.state === CONTINUED_PAGE) {
    // A reload opens the same draft without the message.
    history.replaceState(null, '')
    notices.show(fill(editorText.look.otherTaken, { kit: kit.name }))
  }
  return { kit, sample, store, drafts, notices, view: createView() }
}

export const SessionContext = createContext<Session | null>(null)

export function useSession(): Session {
  const session = useContext(SessionContext)
  if (!session) throw new Error('useSession: this component is not in an editor')
  return session
}

export function useEditor<T>(select: (state: EditorState) => T): T {
  return useStore(useSession().store, select)
}

export function useView<T>(select: (state: ViewState) => T): T {
  return useStore(useSession().view, select)
}
