import type { ReactNode } from 'react'
import type { FormGroup as GroupId } from '../../templates/engine/fields/field.ts'
import { FORM_GROUPS } from '../../templates/engine/fields/formGroups.ts'
import { useSession, useView } from '../session.ts'
import styles from './FormGroup.module.css'

const elementId = (id: GroupId) => `group-${id}`

/** Scrolls to a group, once it is unfolded and the group above is folded, and focuses its heading. */
export function showGroup(id: GroupId): void {
  requestAnimationFrame(() => {
    const group = document.getElementById(elementId(id))
    group?.scrollIntoView()
    group?.querySelector('summary')?.focus({ preventScroll: true })
  })
}

/** A part of the form. At most one is unfolded, so that the form is a short table of contents. */
export function FormGroup({ id, children }: { id: GroupId; children: ReactNode }) {
  const { view } = useSession()
  const isOpen = useView((state) => state.group === id)
  return (
    <details
      id={elementId(id)}
      className={styles.group}
      name="form-group"
      open={isOpen}
      onToggle={({ currentTarget: group }) => {
        if (group.open === (view.getState().group === id)) return
        view.setState({ group: group.open ? id : null })
        // `focusField` unfolds the group of its field, and has scrolled to the field.
        if (group.querySelector(':scope > div :focus')) return
        requestAnimationFrame(() => group.scrollIntoView({ block: group.open ? 'start' : 'nearest' }))
      }}
    >
      <summary className={styles.summary}>
        <h2>{FORM_GROUPS[id]}</h2>
      </summary>
      <div className={styles.fields}>{children}</div>
    </details>
  )
}
