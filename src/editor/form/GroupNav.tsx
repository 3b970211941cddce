import { useEffect, useRef, useState } from 'react'
import { editorWords } from '../../site/editorWords.ts'
import type { FormGroup } from '../../templates/engine/fields/field.ts'
import { FORM_GROUPS, GROUP_IDS } from '../../templates/engine/fields/formGroups.ts'
import choice from '../choice.module.css'
import styles from './Form.module.css'

/** Observes only a narrow line at a third of the window's height. The group on that line is the current one. */
const LINE_ROOT_MARGIN = '-33% 0px -66% 0px'

export const groupId = (id: FormGroup) => `group-${id}`

/** Focuses and shows a group. A link would add to the browser's history. @param onEnd called in the next frame */
function goToGroup(id: FormGroup, onEnd: () => void): void {
  const group = document.getElementById(groupId(id))
  const scrollToGroup = () => group?.scrollIntoView()
  group?.focus({ preventScroll: true })
  scrollToGroup()
  requestAnimationFrame(() => {
    // Scrolls again, because rows that have come into view now have their real heights.
    scrollToGroup()
    onEnd()
  })
}

function useCurrentGroup(): readonly [FormGroup, (id: FormGroup) => void] {
  const [current, setCurrent] = useState<FormGroup>('you')
  // Where the last press scrolled to, CSS px; null before the first press. At this scroll position the pressed group stays
  // current, even if another group is on the line.
  const pressedScrollY = useRef<number | 'scrolling' | null>(null)
  useEffect(() => {
    const idOf = new Map(GROUP_IDS.map((id) => [document.getElementById(groupId(id)), id]))
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.findLast(({ isIntersecting }) => isIntersecting)
        const id = entry && idOf.get(entry.target as HTMLElement)
        if (!id || pressedScrollY.current === 'scrolling' || pressedScrollY.current === scrollY) return
        setCurrent(id)
      },
      { rootMargin: LINE_ROOT_MARGIN },
    )
    for (const group of idOf.keys()) if (group) observer.observe(group)
    return () => observer.disconnect()
  }, [])
  const goTo = (id: FormGroup) => {
    setCurrent(id)
    pressedScrollY.current = 'scrolling'
    goToGroup(id, () => {
      pressedScrollY.current = scrollY
    })
  }
  return [current, goTo]
}

export function GroupNav() {
  const [current, goTo] = useCurrentGroup()
  const nav = useRef<HTMLElement>(null)
  // On a phone the buttons do not fit: scrolls the current one to the middle of the row.
  useEffect(() => {
    const button = nav.current?.children[GROUP_IDS.indexOf(current)]
    if (nav.current && button instanceof HTMLElement)
      nav.current.scrollTo({ left: button.offsetLeft - (nav.current.clientWidth - button.offsetWidth) / 2 })
  }, [current])
  return (
    <nav ref={nav} aria-label={editorWords.editor.parts} className={`${choice.choice} ${styles.groups}`}>
      {GROUP_IDS.map((id) => (
        <button key={id} type="button" aria-current={id === current || undefined} onClick={() => goTo(id)}>
          {FORM_GROUPS[id]}
        </button>
      ))}
    </nav>
  )
}
