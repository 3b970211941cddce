/** A piece of code without the spaces and comments around it. */
export interface Token {
  readonly kind: 'name' | 'number' | 'text' | 'sign'
  /** As written. A text has its quotes. */
  readonly code: string
  /** Counted from 1. */
  readonly line: number
  /** True if nothing separates it from the token before it. */
  readonly isAttached: boolean
  /** False for a text without its closing quote. */
  readonly isClosed: boolean
}

const SPACE = /(?<space>\s+|\/\/.*|\/\*[\s\S]*?(?:\*\/|$))/u
const QUOTED = /(?<text>(?<quote>['"])(?:\\[\s\S]|(?!\k<quote>)[^\\\n])*(?<end>\k<quote>)?)/u
const TEMPLATE = /(?<template>`(?:\\[\s\S]|[^`\\])*(?<templateEnd>`)?)/u
const NUMBER = /(?<number>\d[\w.]*)/u
const NAME = /(?<name>[\p{L}_$][\p{L}\p{N}_$]*)/u
const SIGN = /(?<sign>\.\.\.|=>|[\s\S])/u
const PIECE = new RegExp(
  [SPACE, QUOTED, TEMPLATE, NUMBER, NAME, SIGN].map(({ source }) => source).join('|'),
  'gu',
)

/** Splits JavaScript or TypeScript into tokens, also when its syntax is wrong. It knows no regular expressions. */
export function tokensOf(code: string): readonly Token[] {
  const tokens: Token[] = []
  let line = 1
  let isAttached = false
  for (const { 0: piece, groups = {} } of code.matchAll(PIECE)) {
    const { space, text, end, template, templateEnd, number, name } = groups
    if (space === undefined) {
      const isText = text !== undefined || template !== undefined
      const kind = isText ? 'text' : number !== undefined ? 'number' : name !== undefined ? 'name' : 'sign'
      const isClosed = !isText || end !== undefined || templateEnd !== undefined
      tokens.push({ kind, code: piece, line, isAttached, isClosed })
    }
    isAttached = space === undefined
    line += piece.split('\n').length - 1
  }
  return tokens
}
