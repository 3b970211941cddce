import { useEffect, useState } from 'react'
import { page } from 'vitest/browser'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { DraftMessages } from '../../src/editor/drafts/DraftMessages.tsx'
import { DraftStore } from '../../src/editor/drafts/DraftStore.ts'
import { DraftsDialog } from '../../src/editor/drafts/DraftsDialog.tsx'
import type { DraftState } from '../../src/editor/drafts/OpenDraft.ts'
import styles from '../../src/editor/Editor.module.css'
import { EditorToolbar } from '../../src/editor/EditorToolbar.tsx'
import { fieldId } from '../../src/editor/fieldId.ts'
import { ExportDialog } from '../../src/editor/files/export/ExportDialog.tsx'
import { useFileImport } from '../../src/editor/files/import/useFileImport.ts'
import { Form } from '../../src/editor/form/Form.tsx'
import type { FormGroup } from '../../src/editor/form/rows/pageForm.ts'
import { keepFocus } from '../../src/editor/keepFocus.ts'
import { LiveRegion } from '../../src/editor/LiveRegion.tsx'
import { type Session, SessionContext } from '../../src/editor/session.ts'
import { createEditorStore, type EditedSite, type EditorStore } from '../../src/editor/state/editorStore.ts'
import { createNotices, type Notices } from '../../src/editor/state/notices.ts'
import { createView, type ViewStore } from '../../src/editor/state/view.ts'
import { Toast } from '../../src/editor/Toast.tsx'
import { useShortcuts } from '../../src/editor/useShortcuts.ts'
import { linkOf } from '../../src/templates/engine/data/siteData.ts'
import { loadKit } from '../../src/templates/engine/kit/kits.ts'
import { blankSite } from '../../src/templates/engine/sample/blankSite.ts'
import { loadSample } from '../../src/templates/engine/sample/samples.ts'
import { render } from './render.ts'

const [kit, sample] = await Promise.all([loadKit('1'), loadSample('1')])
/** A page without texts. */
export const blank = blankSite(kit, 'en')

/** A blank page with links of these names. */
export function withLinks(...names: readonly string[]): EditedSite {
  const links = names.map((label, index) =>
    linkOf({ id: `link-${index + 1}`, label, url: `https://example.com/${index + 1}` }),
  )
  return { ...blank, data: { ...blank.data, links } }
}

/** An editor without its preview. */
function EditorWithoutPreview() {
  const [dialog, setDialog] = useState<'drafts' | 'export' | null>(null)
  const close = () => setDialog(null)
  useShortcuts()
  useEffect(keepFocus, [])
  useFileImport()
  return (
    <div className={styles.editor} data-editor="" data-tab="edit">
      <DraftMessages />
      <EditorToolbar onDrafts={() => setDialog('drafts')} onExport={() => setDialog('export')} />
      {dialog === null && <Toast />}
      <LiveRegion />
      <Form />
      {dialog === 'drafts' && <DraftsDialog onClose={close} />}
      {dialog === 'export' && <ExportDialog onClose={close} />}
    </div>
  )
}

/**
 * Opens a page in the editor.
 * @param site default: the template's sample, as a new draft @param group the open group @param editor default: all but its preview
 * @returns the session's stores, and the state of the draft
 */
export function openEditor(
  site: EditedSite = sample,
  group: FormGroup = 'you',
  editor = <EditorWithoutPreview />,
): {
  store: EditorStore
  notices: Notices
  view: ViewStore
  draft: StoreApi<DraftState>
} {
  // The clock stands still, so that consecutive edits of a field are one undo step on a busy machine too.
  const store = createEditorStore(site, () => 0)
  const notices = createNotices(store)
  const draft = createStore<DraftState>()(() => ({
    id: 'draft',
    name: 'My page',
    status: 'saved',
    notice: null,
  }))
  const add = async (added: EditedSite, name: string) => {
    store.getState().open(added)
    return name
  }
  const dismissNotice = () => draft.setState({ notice: null })
  const drafts = { state: draft, add, dismissNotice } as unknown as Session['drafts']
  const view = createView()
  view.setState({ group })
  render(<SessionContext value={{ kit, sample, store, drafts, notices, view }}>{editor}</SessionContext>)
  return { store, notices, view, draft }
}

/** Opens the sample in an editor whose drafts are in the database of this browser. @returns the drafts */
export async function openEditorWithDrafts(): Promise<DraftStore> {
  const store = createEditorStore(sample, () => 0)
  const drafts = new DraftStore(kit.id, store)
  await drafts.start()
  const session = { kit, sample, store, drafts, notices: createNotices(store), view: createView() }
  render(
    <SessionContext value={session}>
      <EditorWithoutPreview />
    </SessionContext>,
  )
  return drafts
}

/** A field of the form. @param path in the data, as in `links.3.url` */
export function field(path: string): HTMLInputElement {
  const element = document.getElementById(fieldId(path))
  if (!element) throw new Error(`The form has no field ${path}`)
  return element as HTMLInputElement
}

export const hasField = (path: string): boolean => document.getElementById(fieldId(path)) !== null

export const button = (name: string) => page.getByRole('button', { name, exact: true })

export const toolbar = page.getByRole('group', { name: 'Page', exact: true })
export const undo = toolbar.getByRole('button', { name: 'Undo' })
export const redo = toolbar.getByRole('button', { name: 'Redo' })

export const toasts = page.getByRole('region', { name: 'Messages' })
export const undoOfToast = toasts.getByRole('button', { name: 'Undo' })

/** The names on the lines of the links. */
export function linkLabels(): string[] {
  return [...document.querySelectorAll<HTMLElement>('ol[aria-label="Links"] [aria-expanded] [title]')].map(
    ({ title }) => title,
  )
}

/** The text of the live region that is not inert. */
export const announcement = () => [...document.querySelectorAll('[data-announcement]')].at(-1)?.textContent

/** The id of the focused element. */
export const focusedField = () => document.activeElement?.id
