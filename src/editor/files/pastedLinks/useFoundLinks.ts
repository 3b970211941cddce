import { useEffect, useState } from 'react'
import { editorWords } from '../../../site/editorWords.ts'
import { useSession } from '../../session.ts'
import type { PastedLinks } from './nameLinks.ts'
import type { Pasted } from './pasted.ts'

const NONE: PastedLinks = { links: [], lineCount: 0, unread: [] }

/** Finds the links in the dialog's texts. The readers are loaded late, because the editor's first scripts are large. */
export function useFoundLinks({ text, parts }: Pasted): PastedLinks {
  const { notices } = useSession()
  const [found, setFound] = useState(NONE)
  useEffect(() => {
    let isStale = false
    const read = async () => {
      const { readLinks } = await import('./readLinks.ts')
      const next = await readLinks([text, ...parts])
      if (!isStale) setFound(next)
    }
    read().catch(() => notices.show(editorWords.links.unfetched, true))
    return () => {
      isStale = true
    }
  }, [text, parts, notices])
  return found
}
