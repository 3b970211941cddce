import { lazy, startTransition, useEffect, useState } from 'react'
import { Link } from 'wouter'
import { ErrorBoundary } from '../../lib/ErrorBoundary.tsx'
import { fill } from '../../lib/fill.ts'
import { text } from '../../site/text.ts'
import { editors } from '../../templates/shop/editors.ts'
import { standaloneLink } from '../../ui/Button.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'
import styles from './EditorPage.module.css'

const Editor = lazy(() => import('../../editor/Editor.tsx').then(({ Editor }) => ({ default: Editor })))

/** Time until the failure message, ms. An editor that loads later still shows. */
const LATE_AFTER_MS = 15_000

/** The page of an editor. @param kit the id of the template */
export function EditorPage({ kit }: { kit?: string | undefined }) {
  const editor = editors.find((entry) => entry.kit === kit)
  const [isHydrated, setHydrated] = useState(false)
  // The editor is not prerendered. In a transition the waiting message stays until the editor has loaded.
  useEffect(() => startTransition(() => setHydrated(true)), [])

  if (!editor) throw new Error(`No template with an editor has the id ${kit}`)
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <Link href="/shop" className={standaloneLink}>
          {text.template.back}
        </Link>
        {/* The lead is below the header. Beside the heading it would move when the typefaces load. */}
        <PageHeading className={styles.heading}>
          {fill(text.editorPage.title, { title: editor.title })}
        </PageHeading>
      </header>
      <p className={styles.lead}>{text.editorPage.lead}</p>
      <ErrorBoundary fallback={<Message>{text.editorPage.failed}</Message>}>
        {isHydrated ? <Editor key={editor.kit} template={editor.kit} /> : <Waiting />}
      </ErrorBoundary>
    </div>
  )
}

function Waiting() {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), LATE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <>
      <Message>{isLate ? text.editorPage.failed : text.editorPage.coming}</Message>
      {/* Shows only without a script, or in a browser that is too old. */}
      <p className={styles.withoutScript}>{text.editorPage.needsScript}</p>
    </>
  )
}

function Message({ children }: { children: string }) {
  return (
    <p className={styles.waiting} role="status">
      {children}
    </p>
  )
}
