import type { Constants } from '../constants/schema.ts'
import { fill } from '../lib/fill.ts'
import { changedPaths, constantAt, valueAt, withValue } from './constantPaths.ts'
import panelText from './panelText.json' with { type: 'json' }
import { checkedConstants, MAX_SHOWN_MISTAKES, type ReadResult } from './readConstants.ts'

const { mistakes: messages } = panelText
/** Far more than a query with all constants has. */
const MAX_QUERY_CHARACTERS = 8000
const MAX_SHOWN_ENTRY_CHARACTERS = 60
/** Matches `views.home.stars_250`, `.twinkleMinS_0.5` and `.falling_on`. */
const ENTRY = /^([A-Za-z.]+)_(-?\d+(?:\.\d+)?(?:e-?\d+)?|on|off)$/

/**
 * Writes the value of `?tune=`: the constants that differ from the source, as in `views.home.stars_250~.twinkleMinS_2`.
 * A path that starts with a dot is in the group of the previous path.
 */
export function tuneQuery(source: Constants, tuned: Constants): string {
  let group = ''
  return changedPaths(source, tuned)
    .map((each) => {
      const ownGroup = each.keys.slice(0, -1).join('.')
      const shortPath = ownGroup === group && ownGroup !== '' ? `.${each.keys.at(-1)}` : each.path
      group = ownGroup
      const value = valueAt(tuned, each)
      const switchText = value ? 'on' : 'off'
      return `${shortPath}_${typeof value === 'boolean' ? switchText : value}`
    })
    .join('~')
}

/** Reads an untrusted `?tune=`. @returns the source with all changes, or only the mistakes */
export function readTuneQuery(source: Constants, query: string): ReadResult {
  if (query === '') return { constants: source }
  if (query.length > MAX_QUERY_CHARACTERS) return { mistakes: [messages.linkTooLong] }
  const mistakes: string[] = []
  let tuned = source
  let group = ''
  for (const entry of query.split('~')) {
    const [, shortPath = '', value = ''] = ENTRY.exec(entry) ?? []
    const constant = constantAt(shortPath.startsWith('.') ? `${group}${shortPath}` : shortPath)
    if (!constant) {
      mistakes.push(fill(messages.linkUnknown, { entry: entry.slice(0, MAX_SHOWN_ENTRY_CHARACTERS) }))
      continue
    }
    group = constant.keys.slice(0, -1).join('.')
    const isSwitch = value === 'on' || value === 'off'
    // A constant without a range is a switch.
    if (isSwitch !== (constant.range === null))
      mistakes.push(fill(messages.linkValue, { path: constant.path, value }))
    else tuned = withValue(tuned, constant, isSwitch ? value === 'on' : Number(value))
  }
  return mistakes.length > 0 ? { mistakes: mistakes.slice(0, MAX_SHOWN_MISTAKES) } : checkedConstants(tuned)
}
