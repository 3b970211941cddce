import { fill } from '../../lib/fill.ts'
import { editorWords } from '../../site/editorWords.ts'
import { useSession } from '../session.ts'
import { FieldForm } from './FieldForm.tsx'
import { RangeField } from './RangeField.tsx'
import { SwitchField } from './SwitchField.tsx'
import { useField, usePart } from './useField.ts'

const PERCENT = 100

/** Turns the template's effects and its cursor on and off, and sets how strong the effects are. */
export function EffectFields() {
  const { kit } = useSession()
  const on = usePart('effects', 'on')
  const strength = usePart('effects', 'strength')
  const percent = Math.round(strength.value * PERCENT)
  return (
    <FieldForm>
      <SwitchField {...on} label={kit.effectName} />
      <RangeField
        path={strength.path}
        label={fill(editorWords.form.strength, { percent })}
        max={PERCENT}
        step={5}
        value={percent}
        disabled={!on.value}
        onChange={(next) => strength.onChange(next / PERCENT)}
      />
      <SwitchField {...useField('cursor')} label={kit.cursorName} />
    </FieldForm>
  )
}
