import type { ComponentProps } from 'react'
import { EditorText } from './EditorText.tsx'
import { useAnnounced } from './useAnnounced.ts'

/** A paragraph that is announced when it appears. @property children the text with elements in it; omitted: the text */
export function AnnouncedText({ text, children = text, ...props }: { text: string } & ComponentProps<'p'>) {
  useAnnounced(text)
  return (
    <p {...props}>
      <EditorText shown={children}>{text}</EditorText>
    </p>
  )
}
