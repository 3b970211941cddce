import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { SITE_URL } from './origin.ts'

const dist = fileURLToPath(new URL('../../dist/', import.meta.url))

/** The path of the editor's preview page below `SITE_URL`. The last folder's name is a hash. */
function previewPath(): string {
  const [folder = ''] = readdirSync(`${dist}editor/frame`)
  return `editor/frame/${folder}/`
}

export function previewAddress(): string {
  return SITE_URL + previewPath()
}
