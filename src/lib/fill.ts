import { createElement, Fragment, type ReactNode } from 'react'

/** As `fill`, with React nodes: `fillNodes('tips on {page}', { page: <a/> })`. Without any node it is one text. */
export function fillNodes(template: string, values: Readonly<Record<string, ReactNode>>): ReactNode {
  // `split` with a group returns texts at even indices and names of placeholders at odd ones.
  const pieces = template.split(/\{(\w+)\}/)
  const nodes = pieces.map((piece, index) => {
    if (index % 2 === 0) return piece
    return Object.hasOwn(values, piece) ? values[piece] : `{${piece}}`
  })
  return nodes.every((node) => typeof node === 'string')
    ? nodes.join('')
    : createElement(Fragment, null, ...nodes)
}

/** Replaces placeholders by values: `fill('{name}, after dark', { name })`. A placeholder without a value stays. */
export function fill(template: string, values: Readonly<Record<string, string | number>>): string {
  return template.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : placeholder,
  )
}
