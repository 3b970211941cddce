import { fill } from '../../lib/fill.ts'
import { editorWords } from '../../site/editorWords.ts'
import { useEditor, useSession } from '../session.ts'
import { RangeField } from './RangeField.tsx'
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
      <RangeField
        path="effects.strength"
        label={fill(editorWords.form.strength, { percent: Math.round(strength * PERCENT) })}
        max={PERCENT}
        step={5}
        value={Math.round(strength * PERCENT)}
        disabled={!on}
        onChange={(next) => change({ effects: { on, strength: next / PERCENT } }, 'effects.strength')}
      />
      <SwitchField
        path="cursor"
        label={kit.cursorName}
        on={cursor}
        onChange={(next) => change({ cursor: next })}
      />
    </>
  )
}
