import { useEffect } from 'react'
import { useSession } from '../session.ts'
import { openSentPage, readSentPage } from './sentPage.ts'

/** Opens a page that arrives in the address while the editor is open. */
export function useSentPage(): void {
  const session = useSession()
  useEffect(() => {
    const onHash = async () => openSentPage(session, await readSentPage())
    const listener = () => void onHash()
    addEventListener('hashchange', listener)
    return () => removeEventListener('hashchange', listener)
  }, [session])
}
