import type { TemplateMeta, TemplateNames } from './templateMeta.ts'

/*
 * Imported as `#templateList`, because code that runs without Vite, as that of the browser tests, reads the same list
 * from the disk (`src/build/templateFolders.ts`). `#moreTemplates` is the folder in MOONGATE_TEMPLATES; by default it
 * is `src/templates/` again.
 */

/** Each template's `meta.json`, by its path from the project's root. */
export const metas = import.meta.glob<TemplateMeta>(
  ['../templates/*/meta.json', '#moreTemplates/*/meta.json'],
  { eager: true, import: 'default' },
)

/** Each template's `names.json`, by its path from the project's root. */
export const names = import.meta.glob<TemplateNames>(
  ['../templates/*/names.json', '#moreTemplates/*/names.json'],
  { eager: true, import: 'default' },
)
