import { fill } from '../../lib/fill.ts'
import { editorWords } from '../../site/editorWords.ts'
import type { SiteData } from '../../templates/siteData.ts'
import { addDraft } from '../import/importFile.ts'
import type { Session } from '../session.ts'

const text = editorWords.send

/** `none`: the address has no page; `broken`: the page cannot be read; `unfetched`: `pageLink.ts` did not load. */
export type SentPage = SiteData | 'none' | 'broken' | 'unfetched'

/** Reads the sent page from the fragment of the editor's address. */
export async function readSentPage(): Promise<SentPage> {
  const { hash } = location
  if (hash.length < 2) return 'none'
  try {
    const { readPageFragment } = await import('./pageLink.ts')
    return readPageFragment(hash)
  } catch (reason) {
    console.warn('A page that was sent could not be read.', reason)
    return 'unfetched'
  }
}

/** Opens a sent page as a new draft, and shows a message. The page stays in the address only if code did not load. */
export async function openSentPage(session: Session, sent: SentPage): Promise<void> {
  const { notices } = session
  if (sent === 'none') return
  if (sent === 'unfetched') return notices.show(text.unfetched, true)
  if (sent === 'broken') notices.show(text.broken, true)
  else {
    const name = await addDraft(session, { data: sent, pictures: new Map() })
    if (name === null) return notices.show(text.unfetched, true)
    notices.show(fill(text.received, { name }))
  }
  // A reload must not open the page again.
  history.replaceState(history.state, '', location.pathname + location.search)
}
