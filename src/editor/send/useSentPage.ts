import { useEffect } from 'react'
import { fill } from '../../lib/fill.ts'
import { editorWords } from '../../site/editorWords.ts'
import { addDraft } from '../import/importFile.ts'
import { type Session, useSession } from '../session.ts'

const text = editorWords.send

/** Makes a page that came in the address's fragment a draft of its own, and takes it out of the address. */
async function receive(session: Session): Promise<void> {
  const { hash, pathname, search } = location
  if (hash.length < 2) return
  const { notices } = session
  try {
    const { readPageFragment } = await import('./pageLink.ts')
    const data = readPageFragment(hash)
    if (data === 'none') return
    const name = data === 'broken' ? null : await addDraft(session, { data, pictures: new Map() })
    if (name === null) notices.show(text.broken, true)
    else notices.show(fill(text.received, { name }))
    // A reload must not make it a second draft.
    history.replaceState(history.state, '', pathname + search)
  } catch (reason) {
    console.warn('A page that was sent could not be opened.', reason)
    notices.show(text.unfetched, true)
  }
}

/** Receives a page that was sent by a link, also one that is opened while the editor is open. */
export function useSentPage(): void {
  const session = useSession()
  useEffect(() => {
    const onHash = () => void receive(session)
    onHash()
    addEventListener('hashchange', onHash)
    return () => removeEventListener('hashchange', onHash)
  }, [session])
}
