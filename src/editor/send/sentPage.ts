import { fill } from '../../lib/fill.ts'
import { editorWords } from '../../site/editorWords.ts'
import type { SiteData } from '../../templates/siteData.ts'
import { addDraft } from '../import/importFile.ts'
import type { Session } from '../session.ts'

const text = editorWords.send

/**
 * `none`: the address holds no page; `broken`: a part of the page is missing; `unfetched`: the code that reads it did
 * not load.
 */
export type SentPage = SiteData | 'none' | 'broken' | 'unfetched'

/** Reads the page in the fragment of the address. */
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

/** Makes a new draft of a page that was sent, and removes the page from the address. */
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
  // A reload must not make it a second draft.
  history.replaceState(history.state, '', location.pathname + location.search)
}
