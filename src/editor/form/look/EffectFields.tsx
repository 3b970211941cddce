import { fill } from '../../../lib/fill.ts'
import { editorWords } from '../../../site/editorWords.ts'
import type { ControlProps } from '../controlProps.ts'
import { RangeField } from '../controls/RangeField.tsx'
import { SwitchField } from '../controls/SwitchField.tsx'
import { usePart } from '../useField.ts'

const PERCENT = 100

export function EffectFields({ label }: ControlProps) {
  const isOn = usePart('effects', 'on')
  const strength = usePart('effects', 'strength')
  const percent = Math.round(strength.value * PERCENT)
  return (
    <>
      <SwitchField {...isOn} label={label} />
      <RangeField
        path={strength.path}
        label={fill(editorWords.form.strength, { percent })}
        max={PERCENT}
        step={5}
        value={percent}
        disabled={!isOn.value}
        onChange={(next) => strength.onChange(next / PERCENT)}
      />
    </>
  )
}
