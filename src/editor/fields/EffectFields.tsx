import { fill } from '../../lib/fill.ts'
import { editorWords } from '../../site/editorWords.ts'
import { useEditor, useSession } from '../session.ts'
import { fieldId } from './fieldId.ts'
import styles from './fields.module.css'
import { SwitchField } from './SwitchField.tsx'

const PERCENT = 100

/** Turns the template's effects and its cursor on and off, and sets how strong the effects are. */
export function EffectFields() {
  const { kit } = useSession()
  const cursor = useEditor(({ data }) => data.cursor)
  const { on, strength } = useEditor(({ data }) => data.effects)
  const change = useEditor((state) => state.change)
  return (
    <>
      <SwitchField
        path="effects.on"
        label={kit.effectName}
        on={on}
        onChange={(next) => change({ effects: { on: next, strength } })}
      />
      <div className={styles.field}>
        <label htmlFor={fieldId('effects.strength')}>
          {fill(editorWords.form.strength, { percent: Math.round(strength * PERCENT) })}
        </label>
        <input
          id={fieldId('effects.strength')}
          type="range"
          min="0"
          max={PERCENT}
          step="5"
          className={styles.range}
          value={Math.round(strength * PERCENT)}
          disabled={!on}
          onChange={({ target }) =>
            change({ effects: { on, strength: target.valueAsNumber / PERCENT } }, 'effects.strength')
          }
        />
      </div>
      <SwitchField
        path="cursor"
        label={kit.cursorName}
        on={cursor}
        onChange={(next) => change({ cursor: next })}
      />
    </>
  )
}
