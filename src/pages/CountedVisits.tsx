import { useEffect } from 'react'
import { countVisit, isCounted } from '../lib/countVisit.ts'
import { fill } from '../lib/fill.ts'
import type { Route } from '../routes.ts'
import { counter } from '../site/counter.ts'
import { text } from '../site/text.ts'
import { whenActivated } from './whenActivated.ts'

/** Reports each opened page to the owner's counter, and shows the visitor a line with the counter's name and host. */
export function CountedVisits({ route: { path, title } }: { route: Pick<Route, 'path' | 'title'> }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path is a new visit, also under the same title.
  useEffect(() => {
    return whenActivated(() => countPage(title))
  }, [path, title])

  if (!counter) return null
  const { service, address } = counter
  return <p data-counted="">{fill(text.page.counted, { service, host: new URL(address).host })}</p>
}

function countPage(title: string): void {
  if (!counter || !isCounted(location)) return
  const url = new URL(location.href)
  url.hash = ''
  const { referrer } = document
  void countVisit(counter, { url, title, referrer, language: navigator.language, screen })
}
