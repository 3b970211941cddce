import { useEffect, useRef, useState } from 'react'
import { text } from '../site/text.ts'
import { SiteText } from '../ui/SiteText.tsx'

/** The key of the time of the last reload in `sessionStorage`. */
const RELOADED_AT = 'moongate:reloaded-at'
const RELOAD_PAUSE_MS = 60_000

/**
 * Replaces a page that threw an error. It first reloads the document: a new deploy gives the page's files other names, which
 * only a new document knows. If that does not help, it shows the prerendered HTML, whose text, links and pictures need no
 * script.
 */
export function PrerenderedFallback() {
  const container = useRef<HTMLDivElement>(null)
  const [isMissing, setMissing] = useState(false)
  // Read before the failed page is removed.
  const [scrollPx] = useState(() => window.scrollY)

  useEffect(() => {
    if (reloadOnce()) return
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
        <SiteText>{text.page.failed}</SiteText>{' '}
        <a href={location.href}>
          <SiteText>{text.page.reload}</SiteText>
        </a>
      </p>
    </main>
  )
}

/** Reloads the document, unless that has happened a moment ago and so did not help. @returns false if it does not reload */
function reloadOnce(): boolean {
  try {
    if (Date.now() - Number(sessionStorage.getItem(RELOADED_AT)) < RELOAD_PAUSE_MS) return false
    sessionStorage.setItem(RELOADED_AT, String(Date.now()))
  } catch {
    // Without storage nothing would end a series of reloads.
    return false
  }
  location.reload()
  return true
}

/** Fetches the page's prerendered HTML, from the browser's cache if it is there. @throws when it is missing */
async function fetchPrerendered(): Promise<readonly ChildNode[]> {
  const response = await fetch(location.href, { cache: 'force-cache' })
  const page = new DOMParser().parseFromString(await response.text(), 'text/html')
  const nodes = page.getElementById('root')?.childNodes
  if (!nodes?.length) throw new Error('The page was not prerendered.')
  return [...nodes]
}
