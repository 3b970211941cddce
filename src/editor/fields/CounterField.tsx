import { useState } from 'react'
import { fill } from '../../lib/fill.ts'
import { editorWords } from '../../site/editorWords.ts'
import { COUNTER_NAMES, counterAddress, readCounter } from '../../templates/visitCounter.ts'
import type { ControlProps } from './PageControl.tsx'
import { TextField } from './TextField.tsx'
import { useText } from './useField.ts'

const text = editorWords.form

/** The address of a visit counter. Pasted code of a counter becomes its address. A mistake is not reported during typing. */
export function CounterField({ path, label }: ControlProps) {
  const { value, onChange, ...field } = useText(path)
  const [blurredValue, setBlurredValue] = useState(value)
  const counter = readCounter(value)
  const isWrong = value.trim() !== '' && !counter && blurredValue === value
  const values = counter && { counter: COUNTER_NAMES[counter.kind], host: new URL(counter.address).host }
  return (
    <TextField
      {...field}
      label={label}
      value={value}
      onChange={(input) => onChange(counterAddress(input))}
      hint={values ? fill(text.counts, values) : text.counterHint}
      mistake={isWrong ? editorWords.check.counter : null}
      input={{ inputMode: 'url', dir: 'ltr', spellCheck: false, onBlur: () => setBlurredValue(value) }}
    />
  )
}
