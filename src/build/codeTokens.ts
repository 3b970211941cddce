export interface Token {
  /** 'text' is a string or template literal, 'sign' is `...`, `=>` or one other character. */
  readonly kind: 'name' | 'number' | 'text' | 'sign'
  readonly code: string
  /** Counted from 1. */
  readonly line: number
  /** True if the previous token ends where this token begins, without a space or a comment between them. */
  readonly isAttached: boolean
  /** False for a text without its closing quote. */
  readonly isClosed: boolean
}

/** Spaces and line breaks, `// …`, or a block comment, perhaps without its end. */
const SPACE = /(?<space>\s+|\/\/.*|\/\*[\s\S]*?(?:\*\/|$))/u
/** A text in single or double quotes, perhaps without its end: `'It\'s here'`. */
const QUOTED = /(?<text>(?<quote>['"])(?:\\[\s\S]|(?!\k<quote>)[^\\\n])*(?<end>\k<quote>)?)/u
const TEMPLATE = /(?<template>`(?:\\[\s\S]|[^`\\])*(?<templateEnd>`)?)/u
const NUMBER = /(?<number>\d[\w.]*)/u
const NAME = /(?<name>[\p{L}_$][\p{L}\p{N}_$]*)/u
const SIGN = /(?<sign>\.\.\.|=>|[\s\S])/u
const TOKEN_OR_SPACE = new RegExp(
  [SPACE, QUOTED, TEMPLATE, NUMBER, NAME, SIGN].map(({ source }) => source).join('|'),
  'gu',
)

/** Splits JavaScript or TypeScript, even with syntax errors. Regular expressions and nested templates are not recognised. */
export function tokensOf(code: string): readonly Token[] {
  const tokens: Token[] = []
  let line = 1
  let isAttached = false
  for (const { 0: piece, groups = {} } of code.matchAll(TOKEN_OR_SPACE)) {
    const { space, end, templateEnd } = groups
    if (space === undefined) {
      const kind = kindOf(groups)
      const isClosed = kind !== 'text' || end !== undefined || templateEnd !== undefined
      tokens.push({ kind, code: piece, line, isAttached, isClosed })
    }
    isAttached = space === undefined
    line += piece.split('\n').length - 1
  }
  return tokens
}

function kindOf({ text, template, number, name }: Readonly<Record<string, string>>): Token['kind'] {
  if (text !== undefined || template !== undefined) return 'text'
  if (number !== undefined) return 'number'
  return name !== undefined ? 'name' : 'sign'
}
