import { type ComponentType, startTransition, useEffect, useState } from 'react'
import { Link } from 'wouter'
import { templates } from '../content/templates.ts'
import type { Editor } from '../editor/Editor.tsx'
import { loneLink } from '../ui/buttonStyle.ts'
import { PageHeading } from '../ui/PageHeading.tsx'
import { WithoutScript } from '../ui/WithoutScript.tsx'
import styles from './EditorPage.module.css'
import { TemplateNotFoundPage } from './TemplateNotFoundPage.tsx'

type EditorComponent = ComponentType<Parameters<typeof Editor>[0]>

/** An editor that has not come by then may never come, milliseconds; should it come later, it shows all the same. */
const LATEST_MS = 15_000

/** A template's editor. The page around it is prerendered; the editor needs a script, and is a chunk that loads after. */
export function EditorPage({ templateId }: { templateId?: string | undefined }) {
  const template = templates.find(({ id }) => id === templateId)
  const [Loaded, setLoaded] = useState<EditorComponent | null>(null)
  const [failed, setFailed] = useState(false)

  useEffect(() => {
    const giveUp = () => setFailed(true)
    const timer = setTimeout(giveUp, LATEST_MS)
    import('../editor/Editor.tsx')
      .then(({ Editor: loaded }) => startTransition(() => setLoaded(() => loaded)), giveUp)
      .finally(() => clearTimeout(timer))
    return () => clearTimeout(timer)
  }, [])

  if (!template) return <TemplateNotFoundPage />
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <Link href="/shop" className={loneLink}>
          ← Back to Shop
        </Link>
        {/* One text: of two, the second would move when the typefaces come. */}
        <PageHeading className={styles.heading}>{`${template.title} Editor`}</PageHeading>
      </header>
      <p className={styles.lead}>
        What you change shows in the preview as you type. Drafts stay in this browser, and nothing is sent
        anywhere. Export gives you a ZIP with the whole site and six steps to publish it for free.
      </p>
      {Loaded ? (
        <Loaded key={template.id} template={template.id} />
      ) : (
        <>
          <p className={styles.waiting} role="status">
            {failed
              ? 'The editor could not be fetched. Reload this page when you are online again.'
              : 'The editor is on its way…'}
          </p>
          <WithoutScript>
            This editor works in your browser, and for that it needs JavaScript and a browser of the last few
            years. Allow JavaScript for this page and reload it, or go back to the shop.
          </WithoutScript>
        </>
      )}
    </div>
  )
}
