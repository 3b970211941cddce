import { startTransition, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { ErrorBoundary } from '../lib/ErrorBoundary.tsx'
import { whenIdle } from '../lib/whenIdle.ts'
import { editorRoot, editorText } from '../site/editorText.ts'
import type { TemplateId } from '../templates/templateList.ts'
import { DraftMessages } from './drafts/DraftMessages.tsx'
import { DraftsDialog } from './drafts/DraftsDialog.tsx'
import styles from './Editor.module.css'
import { EditorFailure } from './EditorFailure.tsx'
import { EditorText } from './EditorText.tsx'
import { EditorToolbar } from './EditorToolbar.tsx'
import { ExportDialog } from './files/export/ExportDialog.tsx'
import { loadUnpacker } from './files/import/importFile.ts'
import { useFileImport } from './files/import/useFileImport.ts'
import { Form } from './form/Form.tsx'
import { keepFocus } from './keepFocus.ts'
import { LiveRegion } from './LiveRegion.tsx'
import { Preview } from './preview/Preview.tsx'
import { openSession, type Session, SessionContext, useView } from './session.ts'
import { Tabs } from './Tabs.tsx'
import { Toast } from './Toast.tsx'
import { useShortcuts } from './useShortcuts.ts'

/** Fetches the code for import and export, so that an open editor can do both offline. */
function prefetch(): void {
  // If this fails, the import or the export reports it.
  loadUnpacker().catch(() => {})
  import('../templates/engine/zip/packSite.ts').catch(() => {})
}

/** Time until the failure message. A template that loads later still opens. */
const LATE_AFTER_MS = 15_000

/** @property bar the element beside the page's heading that gets the toolbar */
export function Editor({ template, bar }: { template: TemplateId; bar: HTMLElement }) {
  const [session, setSession] = useState<Session | null>(null)
  /** Also true after a failure. */
  const [isLate, setIsLate] = useState(false)

  useEffect(() => {
    let isMounted = true
    const opening = openSession(template)
    const timer = setTimeout(() => setIsLate(true), LATE_AFTER_MS)
    opening.session.then(
      // In a transition the page reacts to input while the form renders.
      (opened) => isMounted && startTransition(() => setSession(opened)),
      (reason: unknown) => {
        console.warn('The template could not be fetched.', reason)
        setIsLate(true)
      },
    )
    return () => {
      isMounted = false
      clearTimeout(timer)
      opening.close()
    }
  }, [template])

  if (!session)
    return (
      <p {...editorRoot} className={styles.waiting} role="status">
        <EditorText>{isLate ? editorText.editor.unfetched : editorText.editor.coming}</EditorText>
      </p>
    )
  return (
    <SessionContext value={session}>
      <LiveRegion />
      <ErrorBoundary fallback={<EditorFailure />}>
        <OpenEditor bar={bar} />
      </ErrorBoundary>
    </SessionContext>
  )
}

function OpenEditor({ bar }: { bar: HTMLElement }) {
  const tab = useView((state) => state.tab)
  const [dialog, setDialog] = useState<'drafts' | 'export' | null>(null)
  useShortcuts()
  useEffect(keepFocus, [])
  useFileImport()
  useEffect(() => whenIdle(prefetch), [])
  const close = () => setDialog(null)
  return (
    <div {...editorRoot} className={styles.editor} data-editor="" data-tab={tab}>
      <DraftMessages />
      {createPortal(
        <EditorToolbar onDrafts={() => setDialog('drafts')} onExport={() => setDialog('export')} />,
        bar,
      )}
      {/* An open dialog shows the toasts itself. */}
      {dialog === null && <Toast />}
      <div className={styles.columns}>
        <div id="editor-form" className={styles.form}>
          <Form />
        </div>
        <div id="editor-preview" className={styles.preview}>
          <Preview />
        </div>
      </div>
      <Tabs />
      {dialog === 'drafts' && <DraftsDialog onClose={close} />}
      {dialog === 'export' && <ExportDialog onClose={close} />}
    </div>
  )
}
