import type { ReactNode } from 'react'
import { editorTextAttributes } from '../site/editorText.ts'

interface EditorTextProps {
  /** The text, with its values. */
  readonly children: string
  /** The text with elements in it. Omitted: the text. */
  readonly shown?: ReactNode
}

/**
 * A text of the editor. If the owner has translated only some of them, it has its language and direction. It is always an
 * element: a browser's translation replaces text nodes, which React could then neither change nor remove.
 */
export function EditorText({ children, shown = children }: EditorTextProps) {
  return <span {...editorTextAttributes(children)}>{shown}</span>
}
