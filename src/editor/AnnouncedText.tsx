import type { ComponentProps } from 'react'
import { useAnnounced } from './useAnnounced.ts'

/** A paragraph that is announced when it appears. @property children its content; omitted: the text */
export function AnnouncedText({ text, children = text, ...props }: { text: string } & ComponentProps<'p'>) {
  useAnnounced(text)
  return <p {...props}>{children}</p>
}
