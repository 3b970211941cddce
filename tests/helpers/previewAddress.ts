import { readdirSync } from 'node:fs'
import { builtFolder } from './fixedSites.ts'
import { SITE_URL } from './origin.ts'

/** The path of the editor's preview page below `SITE_URL`. The last folder's name is a hash. */
function previewPath(): string {
  const [folder = ''] = readdirSync(`${builtFolder('sample')}/editor/frame`)
  return `editor/frame/${folder}/`
}

export function previewAddress(): string {
  return SITE_URL + previewPath()
}
