import type { ReactNode } from 'react'

interface SelectProps<T> {
  readonly label: string
  readonly value: T
  readonly options: readonly T[]
  readonly choose: (value: T) => void
  readonly children: (option: T) => ReactNode
}

export function Select<T extends string>({ label, value, options, choose, children }: SelectProps<T>) {
  return (
    <select aria-label={label} value={value} onChange={({ target }) => choose(target.value as T)}>
      {options.map((option) => (
        <option key={option} value={option}>
          {children(option)}
        </option>
      ))}
    </select>
  )
}
