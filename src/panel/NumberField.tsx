import { useState } from 'react'
import type { Range } from '../constants/schema.ts'
import { fill } from '../lib/fill.ts'
import { constantName, type Keys, limitsAt, nearestValue, valueAt } from './constantTree.ts'
import { currentDraft, endUndoStep, showToast, tune, usePanel } from './panelStore.ts'
import panelText from './panelText.json' with { type: 'json' }

interface NumberFieldProps {
  readonly keys: Keys
  readonly range: Range
  readonly label: string
}

/** An allowed number applies at once. Blur or Enter turns another number into the nearest allowed one, and drops other text. */
export function NumberField({ keys, range, label }: NumberFieldProps) {
  const value = usePanel(({ history }) => Number(valueAt(history.present.constants, keys)))
  const [last, setLast] = useState({ text: '', value: Number.NaN })
  // An undo has changed the value since the text was typed.
  const typed = last.value === value ? last.text : null

  const onType = (text: string) => {
    const input = numberIn(text)
    const isAllowed = input === nearestValue(currentDraft().constants, keys, input)
    setLast({ text, value: isAllowed ? input : value })
    if (isAllowed) tune(keys, input)
  }
  const applyTyped = () => {
    const input = numberIn(typed ?? '')
    setLast({ text: '', value: Number.NaN })
    if (Number.isNaN(input)) return
    const { constants } = currentDraft()
    const nearest = nearestValue(constants, keys, input)
    tune(keys, input)
    endUndoStep()
    if (nearest !== input)
      showToast(
        fill(panelText.constant.nearest, {
          name: constantName(keys),
          value: nearest,
          ...limitsAt(constants, keys, range),
        }),
      )
  }
  return (
    <input
      type="number"
      aria-label={label}
      min={range.min}
      max={range.max}
      step={range.step}
      value={typed ?? value}
      onChange={({ target }) => onType(target.value)}
      onBlur={applyTyped}
      onKeyDown={({ key }) => key === 'Enter' && applyTyped()}
    />
  )
}

/** NaN for other text. */
function numberIn(typedText: string): number {
  return typedText.trim() === '' ? Number.NaN : Number(typedText)
}
