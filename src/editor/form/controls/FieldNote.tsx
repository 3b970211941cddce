import type { ReactNode } from 'react'
import { fillNodes } from '../../../lib/fill.ts'
import { EditorText } from '../../EditorText.tsx'
import fieldStyles from '../../field.module.css'
import styles from './FieldNote.module.css'

/** A note about the value of a field, which describes it. */
export interface Note {
  /** It can contain the placeholder `{address}`. */
  readonly message: string
  readonly address?: string
  readonly isMistake?: boolean
  /** A button that changes the value. It disappears with the note, and the field gets the focus. */
  readonly action?: { readonly text: string; readonly icon?: ReactNode; readonly onPress: () => void }
}

/** Below a field, whose `aria-describedby` has the id. */
export function FieldNote({ id, message, address, isMistake, action }: Note & { id: string }) {
  return (
    <>
      <p id={id} className={isMistake ? fieldStyles.mistake : fieldStyles.hint}>
        {/* An address runs from left to right between words of any direction. */}
        <EditorText
          shown={fillNodes(message, address === undefined ? {} : { address: <bdi dir="ltr">{address}</bdi> })}
        >
          {message}
        </EditorText>
      </p>
      {action && (
        <button type="button" className={styles.action} aria-describedby={id} onClick={action.onPress}>
          {action.icon}
          <span>
            <EditorText>{action.text}</EditorText>
          </span>
        </button>
      )}
    </>
  )
}
