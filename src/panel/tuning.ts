import type { Theme } from '../constants/palette.ts'
import { type Constants, constantsMistakes } from '../constants/schema.ts'
import { differences, isGroup, withDefaults } from '../lib/withDefaults.ts'
import defaultConstants from '../site/defaults/sky.json' with { type: 'json' }
import { themeSchema } from '../site/themeSchema.ts'
import { type OwnerTheme, themeOf } from '../site/themes.ts'
import panelText from './panelText.json' with { type: 'json' }

/** What the panel tunes. */
export interface Tuning {
  /** All constants of the sky. `sky.json` has those that differ from the defaults. */
  readonly constants: Constants
  /** The content of `theme.json`. */
  readonly theme: OwnerTheme
}

/** What differs between two tunings: the JSON of an export, of the saved draft and of a request to save. */
export interface TuningChanges {
  readonly constants: unknown
  /** Missing if no colour differs. */
  readonly theme?: OwnerTheme
}

/** A tuning, or the mistakes, one sentence each. */
export type ReadResult = { readonly tuning: Tuning } | { readonly mistakes: readonly string[] }

export const DEFAULT_TUNING: Tuning = { constants: defaultConstants, theme: {} }

/** What differs from `base`. `readTuning` makes the whole tuning of it again. */
export function changesFrom(base: Tuning, { constants, theme }: Tuning): TuningChanges {
  return {
    constants: differences(constants, base.constants) ?? {},
    ...(differences(themeOf(theme), themeOf(base.theme)) !== undefined && { theme }),
  }
}

/** The number of constants and of colours that differ. */
export function countChanges(base: Tuning, { constants, theme }: Tuning): number {
  return (
    countValues(differences(constants, base.constants)) +
    countValues(differences(themeOf(theme), themeOf(base.theme)))
  )
}

function countValues(values: unknown): number {
  if (!isGroup(values)) return values === undefined ? 0 : 1
  return Object.values(values).reduce<number>((sum, value) => sum + countValues(value), 0)
}

/**
 * Checks changes from an untrusted source, such as a file. Changes with a mistake are refused as a whole.
 * @param base gives the values that do not change
 */
export function readTuning(changes: unknown, base = DEFAULT_TUNING): ReadResult {
  if (!isGroup(changes) || !('constants' in changes || 'theme' in changes))
    return { mistakes: [panelText.mistakes.noTuning] }
  const constants = withDefaults(changes.constants, base.constants)
  const theme = changes.theme ?? base.theme
  const mistakes = constantsMistakes(constants).map((mistake) => `${mistake}.`)
  if (!themeSchema.safeParse(theme).success) mistakes.push(panelText.mistakes.theme)
  return mistakes.length > 0 ? { mistakes } : { tuning: { constants, theme: theme as OwnerTheme } }
}

/**
 * Applies changes of the owner's files to a draft. What is tuned stays tuned; other values follow the files.
 * @param source the content of the files before
 * @param next the content of the files now
 */
export function followFiles(draft: Tuning, source: Tuning, next: Tuning): ReadResult {
  const { constants } = changesFrom(source, draft)
  return readTuning({ constants, theme: followTheme(draft.theme, source.theme, next.theme) }, next)
}

function followTheme(draft: OwnerTheme, source: OwnerTheme, next: OwnerTheme): OwnerTheme {
  if (differences(themeOf(next), themeOf(source)) === undefined) return draft
  const tuned = Object.entries(differences(themeOf(draft), themeOf(source)) ?? {})
  return tuned.reduce((theme, [token, colour]) => withColour(theme, token as keyof Theme, colour), next)
}

/** The owner's files that change from `source` to `tuning`. */
export function changedFiles(
  source: Tuning,
  tuning: Tuning,
): { readonly name: string; readonly text: string }[] {
  const { constants, theme } = changesFrom(source, tuning)
  const files = []
  if (countValues(constants) > 0)
    files.push({ name: 'sky.json', text: jsonText(changesFrom(DEFAULT_TUNING, tuning).constants) })
  if (theme) files.push({ name: 'theme.json', text: jsonText(theme) })
  return files
}

export function jsonText(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`
}

/** A theme with another colour. It omits a colour that the named theme has too. */
export function withColour(before: OwnerTheme, token: keyof Theme, colour: string): OwnerTheme {
  const { [token]: _, ...theme } = before
  return themeOf(theme)[token] === colour ? theme : { ...theme, [token]: colour }
}
