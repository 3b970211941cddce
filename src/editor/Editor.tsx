import { startTransition, useEffect, useState } from 'react'
import { ErrorBoundary } from '../lib/ErrorBoundary.tsx'
import { whenIdle } from '../lib/whenIdle.ts'
import { editorWords } from '../site/editorWords.ts'
import type { TemplateId } from '../site/templateFolders.ts'
import { Announcement } from './Announcement.tsx'
import { DraftsDialog } from './drafts/DraftsDialog.tsx'
import styles from './Editor.module.css'
import { EditorFailure } from './EditorFailure.tsx'
import { EditorToolbar } from './EditorToolbar.tsx'
import { ExportDialog } from './export/ExportDialog.tsx'
import { Form } from './Form.tsx'
import { prefetchUnpacker } from './import/unpackFile.ts'
import { useFiles } from './import/useFiles.ts'
import { Preview } from './preview/Preview.tsx'
import { useSentPage } from './send/useSentPage.ts'
import { openSession, type Session, SessionContext, useView } from './session.ts'
import { Tabs } from './Tabs.tsx'
import { Toast } from './Toast.tsx'
import { useShortcuts } from './useShortcuts.ts'

/** Fetches the code for import and export, so that an open editor works offline. */
function prefetch(): void {
  prefetchUnpacker()
  // A failure is reported when the visitor exports.
  import('../templates/packSite.ts').catch(() => {})
}

/** Time until the failure message. A template that loads later still shows. */
const LATE_AFTER_MS = 15_000

export function Editor({ template }: { template: TemplateId }) {
  const [session, setSession] = useState<Session | null>(null)
  const [failed, setFailed] = useState(false)

  useEffect(() => {
    let isMounted = true
    const opening = openSession(template)
    const timer = setTimeout(() => setFailed(true), LATE_AFTER_MS)
    opening.session.then(
      // A transition yields to input while the form renders.
      (opened) => isMounted && startTransition(() => setSession(opened)),
      (reason: unknown) => {
        console.warn('The template could not be fetched.', reason)
        setFailed(true)
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
      <p className={styles.waiting} role="status">
        {failed ? editorWords.editor.unfetched : editorWords.editor.coming}
      </p>
    )
  return (
    <SessionContext value={session}>
      <ErrorBoundary fallback={<EditorFailure />}>
        <Workbench />
      </ErrorBoundary>
    </SessionContext>
  )
}

function Workbench() {
  const tab = useView((state) => state.tab)
  const [open, setOpen] = useState<'drafts' | 'export' | null>(null)
  useShortcuts()
  useFiles()
  useSentPage()
  useEffect(() => whenIdle(prefetch), [])
  const close = () => setOpen(null)
  return (
    <div className={styles.editor} data-editor="" data-tab={tab}>
      <EditorToolbar onDrafts={() => setOpen('drafts')} onExport={() => setOpen('export')} />
      {open === null && <Toast />}
      <Announcement />
      <div className={styles.columns}>
        <div id="editor-form" className={styles.form}>
          <Form />
        </div>
        <div id="editor-preview" className={styles.preview}>
          <Preview />
        </div>
      </div>
      <Tabs />
      {open === 'drafts' && <DraftsDialog onClose={close} />}
      {open === 'export' && <ExportDialog onClose={close} />}
    </div>
  )
}
