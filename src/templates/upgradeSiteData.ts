import type { ItemFields, PageField, PageFields } from './fields/field.ts'
import { pageFields } from './fields/pageFields.ts'
import { dataVersion } from './siteDataSchema.ts'

type Json = Readonly<Record<string, unknown>>

const FIRST_VERSION = 1

const isObject = (json: unknown): json is Json =>
  typeof json === 'object' && json !== null && !Array.isArray(json)

/**
 * Upgrades the data of any older version to the current one. Foreign or newer data is returned unchanged, and the
 * schema reports it.
 */
export function upgradeSiteData(json: unknown, fields: PageFields = pageFields): unknown {
  if (!isObject(json)) return json
  const { version } = json
  const newest = dataVersion(fields)
  if (!Number.isInteger(version) || Number(version) < FIRST_VERSION || Number(version) > newest) return json
  const upgraded = Object.entries(fields).map(([key, field]) => [
    key,
    upgradedValue(json[key], field, Number(version)),
  ])
  return { ...json, version: newest, ...Object.fromEntries(upgraded) }
}

function upgradedValue(value: unknown, field: PageField<unknown>, version: number): unknown {
  const read = field.upgrade ? field.upgrade(value, version) : value
  const present = completed(read, field)
  const { items } = field
  if (!items?.fields || !Array.isArray(present)) return present
  const { fields } = items
  return present.map((item: unknown) => (isObject(item) ? completedItem(item, fields) : item))
}

function completedItem(item: Json, fields: ItemFields): Json {
  const entries = Object.entries(fields).map(([key, field]) => [key, completed(item[key], field)])
  return { ...item, ...Object.fromEntries(entries) }
}

/** Every page has the fields of the first version. Later fields are missing from older pages. */
function completed(value: unknown, { since, empty }: { since: number; empty: unknown }): unknown {
  return since > FIRST_VERSION ? (value ?? empty) : value
}
