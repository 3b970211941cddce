import { resolve } from 'node:path'
import type { PageRow } from '../../site/pages.ts'
import { markdownPages } from './markdownFiles.ts'

/** The owner's pages for the table of routes, without pages that have a mistake in a field. */
export function pageRows(root: string): readonly PageRow[] {
  return markdownPages(root).flatMap(({ path, fields }) => {
    if (!fields) return []
    const { title, description, place } = fields
    return [{ path, title, description, ...(place && { place }) }]
  })
}

// For code that runs without Vite's plugins, this file is the module `#markdownRows`.
const root = resolve(import.meta.dirname, '../../..')

export const pages = pageRows(root)
