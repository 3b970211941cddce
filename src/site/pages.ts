import { pages as rows } from '#markdownRows'
import type { PageFields } from './frontMatter.ts'

/** A Markdown page without its text, which `virtual:prose` loads. */
export interface PageRow extends Pick<PageFields, 'title' | 'description' | 'place'> {
  readonly path: string
}

/*
 * With Vite `#markdownRows` is a virtual module (`src/build/markdown/markdownModules.ts`). Without Vite, as in the
 * end-to-end tests, it is `src/build/markdown/markdownRows.ts`.
 */
export const pages: readonly PageRow[] = rows
