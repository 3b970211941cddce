import { useEffect, useRef, useState } from 'react'
import { editorWords } from '../site/editorWords.ts'
import type { FormGroup } from '../templates/fields/field.ts'
import { FORM_GROUPS, GROUP_IDS } from '../templates/fields/formGroups.ts'
import choice from './choice.module.css'
import styles from './Form.module.css'

/** Height of the editor's two bars, CSS px, and a little more. The first group below them is the current one. */
const BARS_PX = 150

export const groupId = (id: FormGroup) => `group-${id}`

/** Focuses a group and scrolls to it. A link would add an entry to the browser's history. */
function goToGroup(id: FormGroup): void {
  const group = document.getElementById(groupId(id))
  const show = () => group?.scrollIntoView()
  group?.focus({ preventScroll: true })
  show()
  // Again after the rows above have their real heights.
  requestAnimationFrame(show)
}

function useShownGroup(): FormGroup {
  const [shown, setShown] = useState<FormGroup>('you')
  useEffect(() => {
    const idOf = new Map(GROUP_IDS.map((id) => [document.getElementById(groupId(id)), id]))
    const inView = new Set<FormGroup>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const id = idOf.get(target as HTMLElement)
          if (id) inView[isIntersecting ? 'add' : 'delete'](id)
        }
        const first = GROUP_IDS.find((id) => inView.has(id))
        if (first) setShown(first)
      },
      { rootMargin: `-${BARS_PX}px 0px 0px` },
    )
    for (const group of idOf.keys()) if (group) observer.observe(group)
    return () => observer.disconnect()
  }, [])
  return shown
}

export function FormParts() {
  const shown = useShownGroup()
  const line = useRef<HTMLElement>(null)
  // On a phone the line is longer than the window.
  useEffect(() => {
    const mark = line.current?.querySelector<HTMLElement>(`[data-part="${shown}"]`)
    if (mark)
      line.current?.scrollTo({ left: mark.offsetLeft - (line.current.clientWidth - mark.offsetWidth) / 2 })
  }, [shown])
  return (
    <nav ref={line} aria-label={editorWords.editor.parts} className={`${choice.choice} ${styles.parts}`}>
      {GROUP_IDS.map((id) => (
        <button
          key={id}
          type="button"
          data-part={id}
          aria-current={id === shown || undefined}
          onClick={() => goToGroup(id)}
        >
          {FORM_GROUPS[id]}
        </button>
      ))}
    </nav>
  )
}
