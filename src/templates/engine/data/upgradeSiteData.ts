import type { Field, Fields } from '../fields/field.ts'
import { DATA_VERSION, pageFields } from '../fields/pageFields.ts'
import { playersOf } from './playersJson.ts'

type Json = Readonly<Record<string, unknown>>

const FIRST_VERSION = 1

const isObject = (json: unknown): json is Json =>
  typeof json === 'object' && json !== null && !Array.isArray(json)

/** Upgrades data, and adds omitted empty fields. Data of an unknown version stays unchanged: the schema refuses it. */
export function upgradeSiteData(json: unknown): unknown {
  if (!isObject(json)) return json
  const { version } = json
  if (!Number.isInteger(version) || Number(version) < FIRST_VERSION || Number(version) > DATA_VERSION)
    return json
  return withEmptyValues({ ...json, version: DATA_VERSION, music: playersOf(json.music) }, pageFields)
}

/** Adds missing fields, except those of the first version, which must not be missing. */
function withEmptyValues(json: Json, fields: Fields): Json {
  const entries = Object.entries(fields).map(([key, field]) => [key, upgradedValue(json[key], field)])
  return { ...json, ...Object.fromEntries(entries) }
}

function upgradedValue(json: unknown, { since, empty, items }: Field): unknown {
  const value = since > FIRST_VERSION ? (json ?? empty) : json
  if (!items || !Array.isArray(value)) return value
  return value.map((item: unknown) => (isObject(item) ? withEmptyValues(item, items) : item))
}
