import type { ReactNode } from 'react'
import { editorText } from '../../site/editorText.ts'
import { EditorText } from '../EditorText.tsx'
import { useSession, useView } from '../session.ts'
import styles from './FormGroup.module.css'
import type { FormGroup as GroupId } from './rows/pageForm.ts'

const headingId = (id: GroupId) => `group-${id}`

/** Focuses the heading of a group, and scrolls to it once it is unfolded and the group above is folded. */
export function showGroup(id: GroupId, block: ScrollLogicalPosition = 'start'): void {
  const heading = document.getElementById(headingId(id))
  // At once: a late focus would take a fast typist back.
  heading?.focus({ preventScroll: true })
  requestAnimationFrame(() => heading?.closest('section')?.scrollIntoView({ block }))
}

/** A part of the form. At most one is unfolded, so that the form is a short table of contents. */
export function FormGroup({ id, children }: { id: GroupId; children: ReactNode }) {
  const { view } = useSession()
  const isOpen = useView((state) => state.group === id)
  const toggle = () => {
    view.setState({ group: isOpen ? null : id })
    showGroup(id, isOpen ? 'nearest' : 'start')
  }
  // Not `details`: VoiceOver does not list a heading inside `summary`.
  return (
    <section className={styles.group}>
      <h2 className={styles.heading}>
        <button
          type="button"
          id={headingId(id)}
          aria-expanded={isOpen}
          aria-controls={`${headingId(id)}-fields`}
          onClick={toggle}
        >
          <EditorText>{editorText.form[id]}</EditorText>
        </button>
      </h2>
      <div id={`${headingId(id)}-fields`} className={styles.fields} hidden={!isOpen}>
        {children}
      </div>
    </section>
  )
}
