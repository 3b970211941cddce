import type { ItemFields, PageField, PageFields } from '../fields/field.ts'
import { pageFields } from '../fields/pageFields.ts'
import { dataVersion } from './siteDataSchema.ts'

type Json = Readonly<Record<string, unknown>>

const FIRST_VERSION = 1

const isObject = (json: unknown): json is Json =>
  typeof json === 'object' && json !== null && !Array.isArray(json)

/** Upgrades data, and adds omitted empty fields. Data of an unknown version stays unchanged: the schema refuses it. */
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
  const converted = field.upgrade ? field.upgrade(value, version) : value
  const upgraded = orEmpty(converted, field)
  const { items } = field
  if (!items?.fields || !Array.isArray(upgraded)) return upgraded
  const { fields } = items
  return upgraded.map((item: unknown) => (isObject(item) ? upgradedItem(item, fields) : item))
}

function upgradedItem(item: Json, fields: ItemFields): Json {
  const entries = Object.entries(fields).map(([key, field]) => [key, orEmpty(item[key], field)])
  return { ...item, ...Object.fromEntries(entries) }
}

/** Replaces a missing or null value by the empty one. Fields of the first version must not be missing. */
function orEmpty(value: unknown, { since, empty }: { since: number; empty: unknown }): unknown {
  return since > FIRST_VERSION ? (value ?? empty) : value
}
