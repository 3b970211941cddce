import { parse } from 'yaml'
import { addressesIn, isCertain } from '../../../../addresses/addressesIn.ts'
import { isFile, isName, isTarget, linksTo, rowNames, targetsOf } from '../entries.ts'
import { type FoundLink, isAddress, type Reading } from '../reading.ts'
import { readLines } from './readLines.ts'

/** A list with fields: a dash with a key, and another key in the same column below it. */
const YAML = /^( *)- +["\w][^\n:]*:.*\n\1 {2}["\w][^\n:]*:/m
/** A section with a value, as in TOML and in the shortcuts of Windows. */
const INI = /^\[+[\w .-]+\]+\s*$[^[]*^\s*[\w.-]+\s*=/m
const XML = /^\s*<(\?xml|opml|plist|rss|feed)\b(?![\s\S]*<html)/i

/** Reads JSON, or a part of it, XML, YAML and TOML. Null for other texts. */
export function readData(text: string): Reading | null {
  const value = parseJson(text) ?? parseXml(text) ?? parseYaml(text) ?? parseIni(text)
  return value === undefined ? null : { links: linksIn(value, ''), unread: [] }
}

/**
 * The links of a value. The objects of a list are entries, and so are those of an object whose values have the same keys.
 * @param name of the entry that has the value @param isEntry true for an object whose keys are no names
 */
function linksIn(value: unknown, name: string, isEntry = false): readonly FoundLink[] {
  if (typeof value === 'string') return linksInText(value)
  if (typeof value !== 'object' || value === null) return []
  const keys = Object.keys(value)
  const items = Object.values(value)
  const isList = Array.isArray(value)
  if (isList || haveSameKeys(items)) {
    const columns = [...new Set(items.flatMap((item) => Object.keys(textsOf(item))))]
    const names = rowNames({
      columns,
      rows: items.map((item) => columns.map((key) => textsOf(item)[key] ?? '')),
    })
    return items.flatMap((item, index) =>
      linksIn(item, names[index] || (isList ? name : (keys[index] ?? '')), true),
    )
  }
  const texts = Object.values(textsOf(value))
  const targets = targetsOf(texts).filter(
    (text) => (isCertain(text) || addressesIn(text).length > 0) && (isEntry || !isFile(text)),
  )
  const otherTexts = texts.filter((text) => isName(text) && !targets.includes(text))
  // As in `{ "name": "My shop", "url": "https://…" }`. Elsewhere a key names: `{ "My shop": "https://…" }`.
  const isPair = keys.length === 2 && targets.length === 1 && otherTexts.length === 1
  const nameAt = (key: string) => name || (isPair ? otherTexts[0] : undefined) || (isEntry ? '' : key)
  return keys.flatMap((key, index) => {
    const item = items[index]
    return targets.includes(item) ? linksTo([item], nameAt(key)) : linksIn(item, name)
  })
}

const textsOf = (value: unknown): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(Object(value)).filter(([, text]) => typeof text === 'string')) as Record<
    string,
    string
  >

/** True for objects that have the same keys. */
function haveSameKeys(items: readonly unknown[]): boolean {
  const keys = items.map((item) => (typeof item === 'object' && item ? Object.keys(item).join() : ''))
  return keys.length > 1 && keys[0] !== '' && new Set(keys).size === 1
}

/** The links of a text that is an address, or has addresses with their scheme. */
function linksInText(text: string): readonly FoundLink[] {
  if (isTarget(text) && isCertain(text)) return isFile(text) ? [] : linksTo([text], '')
  return !isAddress(text) && /https?:\/\//i.test(text) ? readLines(text).links : []
}

function parseJson(text: string): object | undefined {
  // Data of X assigns them to a variable.
  const json = text
    .trim()
    .replace(/^[\w.]+\s*=\s*(?=[[{])/, '')
    .replace(/[,;]$/, '')
  if (!/^["[{]/.test(json)) return undefined
  for (const whole of [json, `{${json}}`, `[${json}]`, `[{${json}]`, `{${json}]}`]) {
    const value: unknown = resultOf(() =>
      JSON.parse(whole, (_, item) => (typeof item === 'string' ? decoded(item) : item)),
    )
    if (typeof value === 'object' && value !== null) return value
  }
  return undefined
}

/** The text of bytes of UTF-8 that were taken for Latin-1, as data of Meta have it: `MÃ¶wen` is `Möwen`. */
function decoded(text: string): string {
  if (!/[\x80-\xff]/.test(text) || /[^\0-\xff]/.test(text)) return text
  const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0))
  return resultOf(() => new TextDecoder('utf-8', { fatal: true }).decode(bytes)) ?? text
}

function parseXml(text: string): object | undefined {
  if (!XML.test(text)) return undefined
  return [elementValue(new DOMParser().parseFromString(text.trim(), 'text/xml').documentElement)]
}

/** An element as an object of its attributes and of the texts in it, with a list of its other elements. */
function elementValue(element: Element): object {
  const isText = ({ children, attributes }: Element) => children.length === 0 && attributes.length === 0
  const children = [...element.children]
  return Object.fromEntries([
    ...[...element.attributes].map(({ name, value }) => [name, value]),
    ...children.filter(isText).map(({ tagName, textContent }) => [tagName, textContent?.trim()]),
    ['', children.filter((child) => !isText(child)).map(elementValue)],
  ])
}

function parseYaml(text: string): object | undefined {
  if (!YAML.test(text)) return undefined
  const value: unknown = resultOf(() => parse(text))
  return typeof value === 'object' && value !== null ? value : undefined
}

/** The sections of TOML or of a shortcut of Windows. */
function parseIni(text: string): object | undefined {
  if (!INI.test(text)) return undefined
  return text.split(/^\[.*\]\s*$/m).map((section) => {
    const lines = section.matchAll(/^\s*([\w.-]+)\s*=\s*(["']?)(.*?)\2\s*$/gm)
    return Object.fromEntries([...lines].map(([, key, , value]) => [key, value]))
  })
}

/** The result of a parser; undefined for a text of another form. */
function resultOf<Result>(parse: () => Result): Result | undefined {
  try {
    return parse()
  } catch {
    return undefined
  }
}
