import { startTransition, useEffect, useState } from 'react'
import type { TemplateId } from '../templates/siteData.ts'
import { DraftsDialog } from './drafts/DraftsDialog.tsx'
import styles from './Editor.module.css'
import { ExportDialog } from './export/ExportDialog.tsx'
import { Form } from './Form.tsx'
import { NewsBar } from './NewsBar.tsx'
import { Preview } from './preview/Preview.tsx'
import { openSession, type Session, SessionContext, useView } from './session.ts'
import { Tabs } from './Tabs.tsx'
import { Toolbar } from './Toolbar.tsx'
import { useFiles } from './useFiles.ts'
import { useLateParts } from './useLateParts.ts'
import { useShortcuts } from './useShortcuts.ts'

/** The template editor: a form beside the page that it makes. */
export function Editor({ template }: { template: TemplateId }) {
  const [session, setSession] = useState<Session | null>(null)
  const [failed, setFailed] = useState(false)

  useEffect(() => {
    let wanted = true
    const opening = openSession(template)
    opening.session.then(
      // As a transition, so that the form is made bit by bit.
      (opened) => wanted && startTransition(() => setSession(opened)),
      (reason: unknown) => {
        console.warn('The template could not be fetched.', reason)
        setFailed(true)
      },
    )
    return () => {
      wanted = false
      opening.close()
    }
  }, [template])

  if (!session)
    return (
      <p className={styles.waiting} role="status">
        {failed
          ? 'The template could not be fetched. Reload this page when you are online again.'
          : 'The editor is on its way…'}
      </p>
    )
  return (
    <SessionContext value={session}>
      <Workbench />
    </SessionContext>
  )
}

function Workbench() {
  const tab = useView((state) => state.tab)
  const [open, setOpen] = useState<'drafts' | 'export' | null>(null)
  useShortcuts()
  useFiles()
  useLateParts()
  const close = () => setOpen(null)
  return (
    <div className={styles.editor} data-editor="" data-tab={tab}>
      <Toolbar onDrafts={() => setOpen('drafts')} onExport={() => setOpen('export')} />
      <NewsBar />
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
