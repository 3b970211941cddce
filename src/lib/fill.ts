import { createElement, Fragment, type ReactNode } from 'react'

/** Puts nodes into a text, each in the place of its name in braces: `fillNodes('tips on {page}', { page: <a/> })`. */
export function fillNodes(template: string, values: Readonly<Record<string, ReactNode>>): ReactNode {
  const pieces = template.split(/\{(\w+)\}/)
  return createElement(
    Fragment,
    null,
    ...pieces.map((piece, index) => (index % 2 === 0 ? piece : values[piece])),
  )
}

/** Puts values into a text, each in the place of its name in braces: `fill('{name}, made after dark', { name })`. */
export function fill(template: string, values: Readonly<Record<string, string | number>>): string {
  return template.replace(/\{(\w+)\}/g, (place, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : place,
  )
}
