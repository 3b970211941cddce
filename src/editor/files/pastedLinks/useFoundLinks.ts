import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { editorText } from '../../../site/editorText.ts'
import { useSession } from '../../session.ts'
import type { Pasted } from './pasted.ts'
import { type Reading, uniqueLinks } from './reading.ts'

type ReadLinks = (content: string) => Reading

const NOTHING: Reading = { links: [], unread: [] }

/** @property state 'loading' until the readers are there, 'failed' for a text on which a reader fails */
interface FoundLinks extends Reading {
  readonly state: 'loading' | 'read' | 'failed'
}

/** Finds the links in the dialog's texts. Copied parts and files are read once, the text again after a change. */
export function useFoundLinks({ text, parts }: Pasted): FoundLinks {
  const readLinks = useReaders()
  const typed = useDeferredValue(text)
  const partReadings = useMemo(() => parts.map((part) => readingOf(readLinks, part)), [readLinks, parts])
  const textReading = useMemo(() => readingOf(readLinks, typed), [readLinks, typed])
  const readings = [textReading, ...partReadings]
  const state = readings.includes(null) ? 'failed' : 'read'
  return {
    links: uniqueLinks(readings.flatMap((reading) => reading?.links ?? [])),
    unread: readings.flatMap((reading) => reading?.unread ?? []),
    state: readLinks === null ? 'loading' : state,
  }
}

/** Null for a text on which a reader fails. */
function readingOf(readLinks: ReadLinks | null, content: string): Reading | null {
  if (readLinks === null) return NOTHING
  try {
    return readLinks(content)
  } catch (reason) {
    console.warn('A pasted text could not be read.', reason)
    return null
  }
}

/** The readers. They are fetched when the dialog opens, because the editor's first scripts are large. */
function useReaders(): ReadLinks | null {
  const { notices } = useSession()
  const [readers, setReaders] = useState<{ readonly readLinks: ReadLinks } | null>(null)
  useEffect(() => {
    let isOpen = true
    import('./readLinks.ts').then(
      (module) => isOpen && setReaders(module),
      (reason: unknown) => {
        console.warn('The readers of links could not be fetched.', reason)
        if (isOpen) notices.show(editorText.editor.unfetched, true)
      },
    )
    return () => {
      isOpen = false
    }
  }, [notices])
  return readers?.readLinks ?? null
}
