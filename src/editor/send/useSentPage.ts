import { useEffect } from 'react'
import { useSession } from '../session.ts'
import { openSentPage, readSentPage } from './sentPage.ts'

/** Opens the page of a link that is followed while the editor is open. `session.ts` opens that of the first address. */
export function useSentPage(): void {
  const session = useSession()
  useEffect(() => {
    const onHash = async () => openSentPage(session, await readSentPage())
    const listener = () => void onHash()
    addEventListener('hashchange', listener)
    return () => removeEventListener('hashchange', listener)
  }, [session])
}
