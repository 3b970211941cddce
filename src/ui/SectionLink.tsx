import type { ComponentProps, MouseEvent } from 'react'
import { hashTarget } from '../lib/hashTarget.ts'
import { scrollToHash } from './smoothScroll.ts'

/** A link to a section or a heading of the same page. It scrolls as `scrollToHash` does, and moves focus there. */
export function SectionLink({ section, ...props }: ComponentProps<'a'> & { section: string }) {
  const hash = `#${section}`
  const onClick = (event: MouseEvent) => {
    if (hasModifier(event)) return
    event.preventDefault()
    goToHash(hash)
  }
  return <a href={hash} onClick={onClick} {...props} />
}

/** True for a press that opens a link in a new tab or window, or saves it. */
export function hasModifier(event: MouseEvent): boolean {
  return event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
}

/** Scrolls to the target of a hash, and moves focus there. */
export function goToHash(hash: string): void {
  hashTarget(hash)?.focus({ preventScroll: true })
  void scrollToHash(hash)
}
