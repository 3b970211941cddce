import type { SiteData } from '../../templates/engine/data/siteData.ts'
import type { Kit } from '../../templates/engine/kit/kit.ts'

type Files = ReadonlyMap<string, Uint8Array>

export interface Problem {
  /** `unsafe` prevents the export; `warning` only informs. */
  readonly severity: 'unsafe' | 'warning'
  /** One or two sentences: the problem, and its solution. */
  readonly message: string
  /** The key of a wrong part of the field, such as `alt` of a picture. */
  readonly part?: string
  /** True for content of a sample. */
  readonly isSample?: true
}

export interface CheckContext<T> {
  readonly kit: Kit
  readonly page: SiteData
  readonly files: Files
  /** The value of this field in each template's sample, and the pictures of that sample. */
  readonly samples: readonly { readonly value: T; readonly pictures: Files }[]
}

export type Check<T> = (value: T, context: CheckContext<T>) => readonly Problem[]

/** Checks a field of an item. @param sampleItems the items of this list in all samples */
export type ItemCheck<T, Item> = (value: T, item: Item, sampleItems: readonly Item[]) => readonly Problem[]

export function warning(message: string, part?: string): Problem {
  return { severity: 'warning', message, ...(part !== undefined && { part }) }
}

/** A warning about content of a sample. */
export function sampleWarning(message: string, part?: string): Problem {
  return { ...warning(message, part), isSample: true }
}
