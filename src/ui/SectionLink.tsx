import type { ComponentProps, MouseEvent } from 'react'
import { hashTarget } from '../lib/hashTarget.ts'
import { scrollToHash } from './smoothScroll.ts'

/** A link to a section or a heading of the same page. It scrolls as `scrollToHash` does, and moves focus there. */
export function SectionLink({ section, ...props }: ComponentProps<'a'> & { section: string }) {
  const hash = `#${section}`
  const onClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    hashTarget(hash)?.focus({ preventScroll: true })
    void scrollToHash(hash)
  }
  return <a href={hash} onClick={onClick} {...props} />
}
