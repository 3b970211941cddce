import { createElement, Fragment, type ReactNode } from 'react'

/** Replaces each placeholder of a text by a React node: `fillNodes('tips on {page}', { page: <a/> })`. */
export function fillNodes(template: string, values: Readonly<Record<string, ReactNode>>): ReactNode {
  // Texts at even places, names of placeholders between them.
  const pieces = template.split(/\{(\w+)\}/)
  return createElement(
    Fragment,
    null,
    ...pieces.map((piece, index) => (index % 2 === 0 ? piece : values[piece])),
  )
}

/** Replaces each placeholder of a text by its value: `fill('{name}, made after dark', { name })`. */
export function fill(template: string, values: Readonly<Record<string, string | number>>): string {
  return template.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : placeholder,
  )
}
