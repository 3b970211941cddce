import { useEffect } from 'react'
import type { Route } from '../routes.ts'
import { counter } from '../site/counter.ts'

/** Tells the owner's counter about each page that a visitor opens. Without a counter it does nothing. */
export function useCountedVisit({ path, title }: Pick<Route, 'path' | 'title'>): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path is a new visit, also under the same title.
  useEffect(() => {
    if (!counter) return
    const count = () => countPage(title)
    // A page that the browser prepares in advance may never be seen.
    if ('prerendering' in document && document.prerendering)
      document.addEventListener('prerenderingchange', count, { once: true })
    else count()
  }, [path, title])
}

async function countPage(title: string): Promise<void> {
  if (!counter) return
  const url = new URL(location.href)
  url.hash = ''
  try {
    const { countVisit, isCounted } = await import('../lib/countVisit.ts')
    if (!isCounted(location)) return
    const { referrer } = document
    await countVisit(counter, { url, title, referrer, language: navigator.language, screen })
  } catch {
    // Nobody misses a visit that was not counted.
  }
}
