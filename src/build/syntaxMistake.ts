import { type Token, tokensOf } from './codeTokens.ts'

export interface SyntaxMistake {
  /** Counted from 1. */
  readonly line: number
  /** The mistake and its remedy. */
  readonly advice: string
}

interface Bracket {
  readonly sign: string
  readonly line: number
  /**
   * True if values are within: for a list, a group of fields, and any bracket after `=`, even of a type alias. False for an
   * interface, a block and a call, and for lists and groups among the arguments of a call.
   */
  readonly isValue: boolean
}

/** A token and the tokens around it. */
interface TokenContext {
  readonly token: Token
  readonly previous: Token | undefined
  readonly next: Token | undefined
  /** True if `previous` is the name of a field. */
  readonly isAfterKey: boolean
  readonly innermost: Bracket | undefined
  /** All open brackets, the innermost last. */
  readonly openBrackets: readonly Bracket[]
}

const CLOSING: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' }
const TYPOGRAPHIC_QUOTES = '“”„‘’‚«»'
const LITERALS = ['true', 'false', 'null', 'undefined']
/** Keywords between two values, or between a value and a type. */
const OPERATORS = ['as', 'satisfies', 'in', 'of', 'instanceof']
/** Keywords before a value, a name or a type. */
const PREFIXES = ['new', 'typeof', 'await', 'async', 'void', 'get', 'set', 'function', 'class', ...OPERATORS]
const STATEMENT_KEYWORDS = ['export', 'import', 'const', 'let']
const MAX_QUOTED_CHARACTERS = 30

/** Finds the first mistake in the quotes, commas, colons, brackets or values of a file that cannot be compiled. */
export function syntaxMistake(code: string): SyntaxMistake | undefined {
  const openBrackets: Bracket[] = []
  let previous: Token | undefined
  let isAfterKey = false
  const tokens = tokensOf(code)
  for (const [index, token] of tokens.entries()) {
    const innermost = openBrackets.at(-1)
    const context: TokenContext = {
      token,
      previous,
      next: tokens[index + 1],
      isAfterKey,
      innermost,
      openBrackets,
    }
    const mistake =
      quoteMistake(context) ??
      bracketMistake(context) ??
      (innermost?.isValue ? valueMistake(context) : undefined)
    if (mistake) return mistake
    isAfterKey = isKey(context)
    if (isOpening(token))
      openBrackets.push({ sign: token.code, line: token.line, isValue: opensValue(context) })
    else if (isClosing(token)) openBrackets.pop()
    previous = token
  }
  const last = openBrackets.at(-1)
  if (!last) return undefined
  return {
    line: last.line,
    advice: `the ${last.sign} here is not closed; write ${CLOSING[last.sign]} where it should end`,
  }
}

function quoteMistake({ token, previous }: TokenContext): SyntaxMistake | undefined {
  const { kind, code, line } = token
  if (kind === 'sign' && TYPOGRAPHIC_QUOTES.includes(code))
    return { line, advice: `${code} does not begin or end a text; write ' or " there` }
  if (previous?.kind === 'text' && token.isAttached && (kind === 'name' || kind === 'number')) {
    const isApostrophe = /\p{L}'$/u.test(previous.code) && /^\p{L}/u.test(code)
    return {
      line,
      advice: isApostrophe
        ? 'an apostrophe ends a text in single quotes; write ’ for it, or put the text in double quotes'
        : 'a quote is missing, or stands within a text; close each text with the quote that begins it, and write ’ or ” within it',
    }
  }
  if (token.isClosed) return undefined
  return { line, advice: 'a text has no closing quote; write it at the end of the text' }
}

function bracketMistake({
  token,
  innermost,
  openBrackets,
  previous,
  next,
}: TokenContext): SyntaxMistake | undefined {
  const { code, line } = token
  if (isClosing(token)) {
    if (innermost && CLOSING[innermost.sign] === code) return undefined
    if (innermost && openBrackets.some(({ sign }) => CLOSING[sign] === code))
      return unclosed(innermost, token)
    return { line, advice: `there is one ${code} too many; remove it, or look for a missing bracket above` }
  }
  if (!innermost?.isValue) return undefined
  // Not in `as const`, and not for a field such as `import: 'A'`.
  const canBeginStatement = previous?.kind !== 'name' && next?.code !== ':'
  const beginsStatement = STATEMENT_KEYWORDS.includes(code) && canBeginStatement
  const beginsNextItem = innermost.sign === '{' && code === '{' && previous?.code === ','
  return beginsStatement || beginsNextItem ? unclosed(innermost, token) : undefined
}

function unclosed({ sign, line }: Bracket, token: Token): SyntaxMistake {
  return {
    line: token.line,
    advice: `the ${sign} of line ${line} is not closed; write ${CLOSING[sign]} before this ${token.code}`,
  }
}

function valueMistake({ token, previous, isAfterKey, innermost }: TokenContext): SyntaxMistake | undefined {
  const { code, line } = token
  const isGroup = innermost?.sign === '{'
  if (code === ';')
    return { line, advice: 'there is a ; in a list or a group of fields; write a comma in its place' }
  if (isGroup && code === ',' && previous?.code === ',')
    return { line, advice: 'there is one comma too many; remove it' }
  if (previous?.code === ':' && (code === ',' || code === '}'))
    return { line: previous.line, advice: 'a field has no value; write it after the colon' }
  if (isAfterKey && code === '=')
    return { line, advice: 'there is a = after the name of a field; write : in its place' }
  if (!previous || !beginsValue(token)) return undefined
  if (isAfterKey) return { line: previous.line, advice: `a colon is missing after ${quoted(previous)}` }
  if (previous.kind === 'name' && !LITERALS.includes(previous.code) && !PREFIXES.includes(previous.code))
    return {
      line: previous.line,
      advice: `a text that begins with ${quoted(previous)} has no quotes; write it in quotes`,
    }
  if (!endsValue(previous)) return undefined
  const advice =
    line === previous.line
      ? `a comma is missing before ${quoted(token)}`
      : 'a comma is missing at the end of the line'
  return { line: previous.line, advice }
}

function isOpening({ kind, code }: Token): boolean {
  return kind === 'sign' && CLOSING[code] !== undefined
}

function isClosing({ kind, code }: Token): boolean {
  return kind === 'sign' && Object.values(CLOSING).includes(code)
}

/** True for the name of a field, which is at the start of a group or after a comma. */
function isKey({ token, previous, innermost }: TokenContext): boolean {
  if (!innermost?.isValue || innermost.sign !== '{' || token.kind === 'sign' || PREFIXES.includes(token.code))
    return false
  return previous?.code === '{' || previous?.code === ','
}

function opensValue({ previous, innermost }: TokenContext): boolean {
  if (previous?.code === '=' || previous?.code === 'default') return true
  return innermost?.isValue === true && [':', ',', '[', '{'].includes(previous?.code ?? '')
}

function beginsValue({ kind, code }: Token): boolean {
  if (kind === 'name') return !OPERATORS.includes(code)
  return kind !== 'sign' || code === '{'
}

function endsValue({ kind, code }: Token): boolean {
  return kind === 'text' || kind === 'number' || LITERALS.includes(code) || code === '}' || code === ']'
}

function quoted({ code }: Token): string {
  return code.length > MAX_QUOTED_CHARACTERS ? `${code.slice(0, MAX_QUOTED_CHARACTERS)}…` : code
}
