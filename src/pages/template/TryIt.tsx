import { lazy, Suspense, useState } from 'react'
import { ErrorBoundary } from '../../lib/ErrorBoundary.tsx'
import { text } from '../../site/text.ts'
import type { ShopCard } from '../../templates/shop/cards.ts'
import { buttonStyle } from '../../ui/Button.tsx'
import { SiteText } from '../../ui/SiteText.tsx'
import styles from './TryIt.module.css'

const ExamplePhone = lazy(() =>
  import('./ExamplePhone.tsx').then(({ ExamplePhone }) => ({ default: ExamplePhone })),
)

/** A button that shows the example of a template on the page. Without a script it is hidden. */
export function TryIt({ card: { kit, title, demoLink } }: { card: ShopCard }) {
  const [isOpen, setOpen] = useState(false)
  if (kit === undefined || !demoLink?.startsWith('/')) return null
  return (
    <div className={styles.tryIt}>
      <button
        type="button"
        className={buttonStyle('quiet')}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <SiteText changes>{isOpen ? text.template.close : text.template.tryIt}</SiteText>
      </button>
      {isOpen && (
        <ErrorBoundary fallback={null}>
          <Suspense fallback={<div className={styles.waiting} />}>
            <ExamplePhone template={kit} title={title} url={demoLink} />
          </Suspense>
        </ErrorBoundary>
      )}
    </div>
  )
}
