import { attempt } from '../../../../lib/attempt.ts'
import { type Block, isAddress } from '../block.ts'

const URL_KEYS = ['url', 'link', 'href', 'uri', 'address']
const NAME_KEYS = ['title', 'name', 'label', 'text']

/** Reads JSON, or a part of it: the address and the name of each object, or else each address under its key. Null for other texts. */
export function readJson(text: string): readonly Block[] | null {
  if (!/["[{]/.test(text.trim().charAt(0))) return null
  const part = text.trim().replace(/,$/, '')
  for (const json of [text, `{${part}}`, `[${part}]`, `[{${part}]`, `{${part}]}`]) {
    const value: unknown = attempt(() => JSON.parse(json))
    if (typeof value === 'object' && value !== null) return blocksOf(value)
  }
  return null
}

function blocksOf(value: object): readonly Block[] {
  const textAt = (keys: readonly string[]) => {
    const entries = Object.entries(value)
    const entry = keys.map((key) => entries.find(([other]) => other.toLowerCase() === key)?.[1])
    return entry.find((found): found is string => typeof found === 'string')
  }
  const url = textAt(URL_KEYS)
  const own: readonly Block[] = url === undefined ? [] : [[{ url, name: textAt(NAME_KEYS) ?? '' }]]
  const others = Object.entries(value).flatMap(([key, entry]): readonly Block[] => {
    if (typeof entry === 'object' && entry !== null) return blocksOf(entry)
    const isOnlyAddress = url === undefined && typeof entry === 'string' && isAddress(entry)
    return isOnlyAddress ? [[{ url: entry, name: Array.isArray(value) ? '' : key }]] : []
  })
  return [...own, ...others]
}
