import { pages as rows } from '#markdownRows'
import type { PageFields } from './frontMatter.ts'

/** A page in Markdown without its text, for the table of routes. `virtual:prose` loads the text. */
export interface PageRow extends Pick<PageFields, 'title' | 'description' | 'place'> {
  readonly path: string
}

/*
 * In a build `#markdownRows` is a virtual module with the fields of all files (`src/build/markdown/markdownModules.ts`).
 * For code that runs without Vite's plugins, as the browser tests, it is `src/build/markdown/markdownRows.ts`.
 */
export const pages: readonly PageRow[] = rows
