import { readdirSync } from 'node:fs'
import { ROOT } from './origin.ts'

const dist = new URL('../../dist/', import.meta.url).pathname

/** The path of the editor's preview page. Its folder has the page's hash as its name. */
export function previewPath(): string {
  const [folder = ''] = readdirSync(`${dist}editor/frame`)
  return `editor/frame/${folder}/`
}

/** The whole address of the preview's page. */
export function previewAddress(): string {
  return ROOT + previewPath()
}
