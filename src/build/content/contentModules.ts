import type { Plugin } from 'vite'
import { markdown } from '../markdown/markdown.ts'
import { pictureTablesModule } from '../pictures/pictureTables.ts'

/** Modules of content that is not TypeScript. Everything that imports content needs them, also outside the site's pages. */
export const contentModules = (): Plugin[] => [markdown(), pictureTablesModule()]
