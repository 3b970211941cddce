import { editorText } from '../../../site/editorText.ts'
import type { ControlProps } from '../controlProps.ts'
import { RangeField } from '../controls/RangeField.tsx'
import { SwitchField } from '../controls/SwitchField.tsx'
import { usePart } from '../useField.ts'

export function EffectFields({ label }: ControlProps) {
  const isOn = usePart('effects', 'on')
  return (
    <>
      <SwitchField {...isOn} label={label} />
      <RangeField
        {...usePart('effects', 'strength')}
        label={editorText.form.strength}
        disabled={!isOn.value}
      />
    </>
  )
}
