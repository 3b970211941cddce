import { readdirSync } from 'node:fs'
import { SITE_URL } from './origin.ts'

const dist = new URL('../../dist/', import.meta.url).pathname

/** The path of the editor's preview page. The last folder's name is a hash. */
export function previewPath(): string {
  const [folder = ''] = readdirSync(`${dist}editor/frame`)
  return `editor/frame/${folder}/`
}

export function previewAddress(): string {
  return SITE_URL + previewPath()
}
