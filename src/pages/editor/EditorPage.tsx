import { lazy, startTransition, useCallback, useEffect, useState } from 'react'
import { Link } from 'wouter'
import { ErrorBoundary } from '../../lib/ErrorBoundary.tsx'
import { text } from '../../site/text.ts'
import { editors } from '../../templates/shop/editors.ts'
import { standaloneLink } from '../../ui/Button.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { SiteText } from '../../ui/SiteText.tsx'
import styles from './EditorPage.module.css'

const Editor = lazy(() => import('../../editor/Editor.tsx').then(({ Editor }) => ({ default: Editor })))

/** Time until the failure message, ms. An editor that loads later still shows. */
const LATE_AFTER_MS = 15_000

/** The page of an editor. @param kit the id of the template */
export function EditorPage({ kit }: { kit?: string | undefined }) {
  const editor = editors.find((entry) => entry.kit === kit)
  // The editor is not prerendered. In a transition the waiting message stays until the editor has loaded.
  const [bar, setBar] = useState<HTMLElement | null>(null)
  const followBar = useCallback((element: HTMLElement | null) => startTransition(() => setBar(element)), [])

  if (!editor) throw new Error(`No template with an editor has the id ${kit}`)
  return (
    <div className={styles.page}>
      <Link href="/shop" className={standaloneLink}>
        <SiteText>{text.template.back}</SiteText>
      </Link>
      <div className={styles.bar}>
        <PageHeading className={styles.heading} values={{ title: editor.title }}>
          {text.editorPage.title}
        </PageHeading>
        <div ref={followBar} className={styles.toolbar} />
      </div>
      <ErrorBoundary fallback={<Message>{text.editorPage.failed}</Message>}>
        {bar ? <Editor key={editor.kit} template={editor.kit} bar={bar} /> : <Waiting />}
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
      <p className={styles.withoutScript}>
        <SiteText>{text.editorPage.needsScript}</SiteText>
      </p>
    </>
  )
}

function Message({ children }: { children: string }) {
  return (
    <p className={styles.waiting} role="status">
      <SiteText changes>{children}</SiteText>
    </p>
  )
}
