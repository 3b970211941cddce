import { resolve } from 'node:path'
import type { EntryRow } from '../../site/journal.ts'
import type { PageRow } from '../../site/pages.ts'
import type { Prose } from '../../site/prose.ts'
import { chosenLanguage } from '../languageFolders.ts'
import { journalEntries, markdownPages } from './markdownFiles.ts'
import { isUpcoming } from './upcoming.ts'

/** The owner's pages for the table of routes, without pages that have a mistake in a field. */
export function pageRows(root: string, language = chosenLanguage()): readonly PageRow[] {
  return markdownPages(root, language).flatMap(({ path, fields }) => {
    if (!fields) return []
    const { title, description, place } = fields
    return [{ path, title, description, ...(place && { place }) }]
  })
}

/** The entries in the journal's list, newest first. */
export function entryRows(root: string, language = chosenLanguage()): readonly EntryRow[] {
  return journalEntries(root, language).flatMap((entry) => {
    const { path, fields, prose } = entry
    if (!fields || isUpcoming(entry)) return []
    const picture = firstPicture(prose)
    return [{ path, ...fields, ...(picture && { picture }) }]
  })
}

function firstPicture(prose: Prose): EntryRow['picture'] {
  for (const node of prose) {
    if (typeof node === 'string') continue
    if (node.src !== undefined && node.alt !== undefined) return { src: node.src, alt: node.alt }
    const inside = firstPicture(node.children ?? [])
    if (inside) return inside
  }
  return undefined
}

// For code that runs without Vite's plugins, this file is the module `#markdownRows`.
const root = resolve(import.meta.dirname, '../../..')

export const pages = pageRows(root)
export const entries = entryRows(root)
