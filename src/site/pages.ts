import { pages as rows } from '#markdownRows'
import type { PageFields } from './frontMatter.ts'

/** A page in Markdown as the table of routes needs it. Its text is a separate module (`virtual:prose`). */
export interface PageRow extends Pick<PageFields, 'title' | 'description' | 'place'> {
  readonly path: string
}

/*
 * Imported as `#markdownRows`: a build makes this module of the files' first lines (`src/build/markdown/`), and code that
 * runs without Vite's plugins, as that of the browser tests, reads them from the disk.
 */
export const pages: readonly PageRow[] = rows
