import { createElement, Fragment, type ReactNode } from 'react'

/** Words with a piece of the page in a place in braces: `fillNodes('tips on {page}', { page: <a/> })`. */
export function fillNodes(words: string, values: Readonly<Record<string, ReactNode>>): ReactNode {
  const pieces = words.split(/\{(\w+)\}/)
  return createElement(
    Fragment,
    null,
    ...pieces.map((piece, index) => (index % 2 === 0 ? piece : values[piece])),
  )
}
