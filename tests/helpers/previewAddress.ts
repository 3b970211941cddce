import { readdirSync } from 'node:fs'
import { ROOT } from './origin.ts'

const dist = new URL('../../dist/', import.meta.url).pathname

/** Where the page of the editor's preview is served, below the site's root: its folder is named by its hash. */
export function previewPath(): string {
  const [folder = ''] = readdirSync(`${dist}editor/frame`)
  return `editor/frame/${folder}/`
}

/** The whole address of the preview's page. */
export function previewAddress(): string {
  return ROOT + previewPath()
}
