/* `#markdownRows` is this module for code that runs without Vite's plugins; see `src/site/pages.ts`. */
import { resolve } from 'node:path'
import type { EntryRow } from '../../site/journal.ts'
import type { PageRow } from '../../site/pages.ts'
import type { Prose } from '../../site/prose.ts'
import { chosenLanguage } from '../languageFolders.ts'
import { journalEntries, markdownPages } from './markdownFiles.ts'
import { isUpcoming } from './upcoming.ts'

/** The owner's pages in Markdown for the table of routes. Pages with mistakes in their fields are left out. */
export function pageRows(root: string, language = chosenLanguage()): readonly PageRow[] {
  return markdownPages(root, language).flatMap(({ path, fields }) => {
    if (!fields) return []
    const { title, description, place } = fields
    return [{ path, title, description, ...(place && { place }) }]
  })
}

/** The shown entries of the journal, newest first, each with the first picture of its text for the list. */
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

const root = resolve(import.meta.dirname, '../../..')

export const pages = pageRows(root)
export const entries = entryRows(root)
