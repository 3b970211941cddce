import { type Token, tokensOf } from './codeTokens.ts'

/** A mistake in the syntax of a file. */
export interface Slip {
  /** Counted from 1. */
  readonly line: number
  /** The mistake and its remedy, in plain English. */
  readonly advice: string
}

interface Bracket {
  readonly sign: string
  readonly line: number
  /** True for a list or a group of fields, false for a type, a block, or the brackets of a call. */
  readonly isValue: boolean
}

/** A token and its surroundings. */
interface Place {
  readonly token: Token
  readonly before: Token | undefined
  readonly after: Token | undefined
  /** True if the token before it is the name of a field. */
  readonly isAfterKey: boolean
  /** The innermost open bracket. */
  readonly inside: Bracket | undefined
  /** All open brackets, the innermost last. */
  readonly open: readonly Bracket[]
}

const CLOSING: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' }
const TYPOGRAPHIC_QUOTES = '“”„‘’‚«»'
const CONSTANTS = ['true', 'false', 'null', 'undefined']
/** Words of the language that join two values. */
const OPERATORS = ['as', 'satisfies', 'in', 'of', 'instanceof']
/** Words of the language that stand before a value or a name. */
const PREFIXES = ['new', 'typeof', 'await', 'async', 'void', 'get', 'set', 'function', 'class', ...OPERATORS]
/** Words that begin a statement, so they stand in no value. */
const STATEMENTS = ['export', 'import', 'const', 'let']
/** Longest piece of code in a message, characters. */
const LONGEST_QUOTATION = 30

/**
 * Finds the first slip in a file that cannot be compiled: a quote, a comma, a colon or a bracket that is missing or too many.
 * @returns undefined if it finds none: the mistake is of another kind
 */
export function syntaxSlip(code: string): Slip | undefined {
  const open: Bracket[] = []
  let before: Token | undefined
  let isAfterKey = false
  const tokens = tokensOf(code)
  for (const [index, token] of tokens.entries()) {
    const inside = open.at(-1)
    const place: Place = { token, before, after: tokens[index + 1], isAfterKey, inside, open }
    const slip = quoteSlip(place) ?? bracketSlip(place) ?? (inside?.isValue ? valueSlip(place) : undefined)
    if (slip) return slip
    isAfterKey = isKey(place)
    if (isOpening(token)) open.push({ sign: token.code, line: token.line, isValue: opensValue(place) })
    else if (isClosing(token)) open.pop()
    before = token
  }
  const last = open.at(-1)
  if (!last) return undefined
  return {
    line: last.line,
    advice: `the ${last.sign} here is not closed; write ${CLOSING[last.sign]} where it should end`,
  }
}

function quoteSlip({ token, before }: Place): Slip | undefined {
  const { kind, code, line } = token
  if (kind === 'sign' && TYPOGRAPHIC_QUOTES.includes(code))
    return { line, advice: `${code} does not begin or end a text; write ' or " there` }
  if (before?.kind === 'text' && token.isAttached && (kind === 'name' || kind === 'number')) {
    const isApostrophe = /\p{L}'$/u.test(before.code) && /^\p{L}/u.test(code)
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

function bracketSlip({ token, inside, open, before, after }: Place): Slip | undefined {
  const { code, line } = token
  if (isClosing(token)) {
    if (inside && CLOSING[inside.sign] === code) return undefined
    if (inside && open.some(({ sign }) => CLOSING[sign] === code)) return unclosed(inside, token)
    return { line, advice: `there is one ${code} too many; remove it, or look for a missing bracket above` }
  }
  if (!inside?.isValue) return undefined
  const isName = before?.kind === 'name' || after?.code === ':'
  const beginsStatement = STATEMENTS.includes(code) && !isName
  const beginsGroup = inside.sign === '{' && code === '{' && before?.code === ','
  return beginsStatement || beginsGroup ? unclosed(inside, token) : undefined
}

function unclosed({ sign, line }: Bracket, token: Token): Slip {
  return {
    line: token.line,
    advice: `the ${sign} of line ${line} is not closed; write ${CLOSING[sign]} before this ${token.code}`,
  }
}

/** Finds a slip between the fields of a group or the entries of a list. */
function valueSlip({ token, before, isAfterKey, inside }: Place): Slip | undefined {
  const { code, line } = token
  const isGroup = inside?.sign === '{'
  if (code === ';')
    return { line, advice: 'there is a ; in a list or a group of fields; write a comma in its place' }
  if (isGroup && code === ',' && before?.code === ',')
    return { line, advice: 'there is one comma too many; remove it' }
  if (before?.code === ':' && (code === ',' || code === '}'))
    return { line: before.line, advice: 'a field has no value; write it after the colon' }
  if (isAfterKey && code === '=')
    return { line, advice: 'there is a = after the name of a field; write : in its place' }
  if (!before || !beginsValue(token)) return undefined
  if (isAfterKey) return { line: before.line, advice: `a colon is missing after ${quoted(before)}` }
  if (before.kind === 'name' && !CONSTANTS.includes(before.code) && !PREFIXES.includes(before.code))
    return {
      line: before.line,
      advice: `a text that begins with ${quoted(before)} has no quotes; write it in quotes`,
    }
  if (!endsValue(before)) return undefined
  const advice =
    line === before.line
      ? `a comma is missing before ${quoted(token)}`
      : 'a comma is missing at the end of the line'
  return { line: before.line, advice }
}

function isOpening({ kind, code }: Token): boolean {
  return kind === 'sign' && CLOSING[code] !== undefined
}

function isClosing({ kind, code }: Token): boolean {
  return kind === 'sign' && Object.values(CLOSING).includes(code)
}

/** True for the name of a field: it stands at the start of a group, or after a comma in one. */
function isKey({ token, before, inside }: Place): boolean {
  if (!inside?.isValue || inside.sign !== '{' || token.kind === 'sign' || PREFIXES.includes(token.code))
    return false
  return before?.code === '{' || before?.code === ','
}

/** True for a bracket that begins a list or a group of fields. */
function opensValue({ before, inside }: Place): boolean {
  if (before?.code === '=' || before?.code === 'default') return true
  return inside?.isValue === true && [':', ',', '[', '{'].includes(before?.code ?? '')
}

function beginsValue({ kind, code }: Token): boolean {
  if (kind === 'name') return !OPERATORS.includes(code)
  return kind !== 'sign' || code === '{'
}

function endsValue({ kind, code }: Token): boolean {
  return kind === 'text' || kind === 'number' || CONSTANTS.includes(code) || code === '}' || code === ']'
}

function quoted({ code }: Token): string {
  return code.length > LONGEST_QUOTATION ? `${code.slice(0, LONGEST_QUOTATION)}…` : code
}
