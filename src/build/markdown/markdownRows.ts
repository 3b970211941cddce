import { resolve } from 'node:path'
import type { PageRow } from '../../site/pages.ts'
import { markdownPages } from './markdownFiles.ts'

/** The rows of the owner's pages for the table of routes, without those that have mistakes in their fields. */
export function pageRows(root: string): readonly PageRow[] {
  return markdownPages(root).flatMap(({ path, fields }) => {
    if (!fields) return []
    const { title, description, place } = fields
    return [{ path, title, description, ...(place && { place }) }]
  })
}

/** This replaces `#markdownRows` for code that runs without Vite's plugins (`src/site/pages.ts`). */
export const pages = pageRows(resolve(import.meta.dirname, '../../..'))
