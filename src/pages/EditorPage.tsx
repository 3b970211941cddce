import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { fill } from '../lib/fill.ts'
import { lazyModule } from '../lib/lazyModule.ts'
import { useLazyModule } from '../lib/useLazyModule.ts'
import { editors } from '../site/editors.ts'
import { text } from '../site/text.ts'
import { standaloneLink } from '../ui/Button.tsx'
import { PageHeading } from '../ui/PageHeading.tsx'
import styles from './EditorPage.module.css'
import { TemplateNotFoundPage } from './TemplateNotFoundPage.tsx'

const editorModule = lazyModule(() => import('../editor/Editor.tsx'))

/** Time until the failure message, ms. An editor that loads later still shows. */
const LATE_AFTER_MS = 15_000

/** The page of an editor. @param kit the id of the template */
export function EditorPage({ kit }: { kit?: string | undefined }) {
  const editor = editors.find((entry) => entry.kit === kit)
  const { module, isLate } = useLazyModule(editorModule, true, LATE_AFTER_MS)

  if (!editor) return <TemplateNotFoundPage />
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
      {module ? (
        <module.Editor key={editor.kit} template={editor.kit} />
      ) : (
        <>
          <p className={styles.waiting} role="status">
            {isLate ? text.editorPage.failed : text.editorPage.coming}
          </p>
          <WithoutScript>{text.editorPage.needsScript}</WithoutScript>
        </>
      )}
    </div>
  )
}

/** Shows only without a script, or in a browser that is too old. */
function WithoutScript({ children }: { children: ReactNode }) {
  return <p className={styles.withoutScript}>{children}</p>
}
