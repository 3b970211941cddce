import { useState } from 'react'
import type { Range } from '../constants/schema.ts'
import { fill } from '../lib/fill.ts'
import { clampedValue } from './clampedValue.ts'
import { constantName } from './constantNames.ts'
import { type ConstantPath, valueAt } from './constantPaths.ts'
import { usePanel } from './panelStore.ts'
import panelText from './panelText.json' with { type: 'json' }

interface NumberFieldProps {
  readonly constant: ConstantPath
  readonly range: Range
  readonly name: string
}

/** A valid value applies at once. Blur or Enter turns an invalid number into the nearest valid one, and drops other text. */
export function NumberField({ constant, range: { min, max, step, unit }, name }: NumberFieldProps) {
  const value = Number(usePanel(({ history }) => valueAt(history.present, constant)))
  const [typed, setTyped] = useState<string | null>(null)
  const { tune, endUndoStep, showToast } = usePanel.getState()

  const onType = (text: string) => {
    setTyped(text)
    const input = Number(text)
    if (text.trim() !== '' && clampedValue(usePanel.getState().history.present, constant, input) === input)
      tune(constant, input)
  }
  const applyTyped = () => {
    if (typed === null) return
    const input = typed.trim() === '' ? Number.NaN : Number(typed)
    tune(constant, input)
    const applied = valueAt(usePanel.getState().history.present, constant)
    if (applied !== input)
      showToast(
        fill(panelText.constant.nearest, {
          name: constantName(constant),
          value: String(applied),
          unit,
          min,
          max,
        }),
      )
    setTyped(null)
    endUndoStep()
  }
  return (
    <input
      type="number"
      aria-label={name}
      min={min}
      max={max}
      step={step}
      value={typed ?? value}
      onChange={({ target }) => onType(target.value)}
      onBlur={applyTyped}
      onKeyDown={({ key }) => key === 'Enter' && applyTyped()}
    />
  )
}
