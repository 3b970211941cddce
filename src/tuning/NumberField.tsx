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

/** A number to type. A valid value applies at once. On blur any other becomes the nearest valid one. */
export function NumberField({ constant, range: { min, max, step, unit }, name }: NumberFieldProps) {
  const value = Number(usePanel(({ history }) => valueAt(history.present, constant)))
  const [typed, setTyped] = useState<string | null>(null)
  const { tune, settle, showToast } = usePanel.getState()

  const type = (text: string) => {
    setTyped(text)
    const wanted = Number(text)
    if (text.trim() !== '' && clampedValue(usePanel.getState().history.present, constant, wanted) === wanted)
      tune(constant, wanted)
  }
  const leave = () => {
    if (typed === null) return
    const wanted = typed.trim() === '' ? Number.NaN : Number(typed)
    tune(constant, wanted)
    const taken = valueAt(usePanel.getState().history.present, constant)
    if (taken !== wanted)
      showToast(
        fill(panelText.constant.nearest, {
          name: constantName(constant),
          value: String(taken),
          unit,
          min,
          max,
        }),
      )
    setTyped(null)
    settle()
  }
  return (
    <input
      type="number"
      aria-label={name}
      min={min}
      max={max}
      step={step}
      value={typed ?? value}
      onChange={({ target }) => type(target.value)}
      onBlur={leave}
      onKeyDown={({ key }) => key === 'Enter' && leave()}
    />
  )
}
