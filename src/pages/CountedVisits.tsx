import { useEffect } from 'react'
import { countVisit, isCounted, type VisitCounter } from '../lib/countVisit.ts'
import { fill } from '../lib/fill.ts'
import type { Route } from '../routes.ts'
import { counter } from '../site/counter.ts'
import { text } from '../site/text.ts'

/** Reports each page that a visitor opens to the owner's counter. A line names the counter to the visitor. */
export function CountedVisits({ route: { path, title } }: { route: Pick<Route, 'path' | 'title'> }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path is a new visit, also under the same title.
  useEffect(() => {
    if (!counter) return
    const count = () => countPage(counter as VisitCounter, title)
    // A page that the browser renders in advance may never be seen.
    if ('prerendering' in document && document.prerendering)
      document.addEventListener('prerenderingchange', count, { once: true })
    else count()
  }, [path, title])

  if (!counter) return null
  const { service, address } = counter
  return <p data-counted="">{fill(text.page.counted, { service, host: new URL(address).host })}</p>
}

function countPage(counter: VisitCounter, title: string): void {
  if (!isCounted(location)) return
  const url = new URL(location.href)
  url.hash = ''
  const { referrer } = document
  void countVisit(counter, { url, title, referrer, language: navigator.language, screen })
}
