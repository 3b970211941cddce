import { useEffect, useRef, useState } from 'react'
import { text } from '../site/text.ts'

/** Replaces a page that threw an error with its prerendered HTML, whose text, links and pictures need no script. */
export function PrerenderedFallback() {
  const container = useRef<HTMLDivElement>(null)
  const [isMissing, setMissing] = useState(false)
  // Read before the failed page is removed.
  const [scrollPx] = useState(() => window.scrollY)

  useEffect(() => {
    // Style sheets then hide the gate and all controls that need a script.
    const { dataset } = document.documentElement
    delete dataset.gate
    delete dataset.js
    fetchPrerendered().then(
      (nodes) => {
        container.current?.replaceChildren(...nodes)
        window.scrollTo({ top: scrollPx, behavior: 'instant' })
      },
      () => setMissing(true),
    )
  }, [scrollPx])

  if (!isMissing) return <div ref={container} />
  return (
    <main>
      <p role="alert">
        {text.page.failed} <a href={location.href}>{text.page.reload}</a>
      </p>
    </main>
  )
}

/** Fetches the page's prerendered HTML, from the browser's cache if it is there. @throws when it is missing */
async function fetchPrerendered(): Promise<readonly ChildNode[]> {
  const response = await fetch(location.href, { cache: 'force-cache' })
  const page = new DOMParser().parseFromString(await response.text(), 'text/html')
  const nodes = page.getElementById('root')?.childNodes
  if (!nodes?.length) throw new Error('The page was not prerendered.')
  return [...nodes]
}
