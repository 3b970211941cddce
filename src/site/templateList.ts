import type { TemplateMeta, TemplateNames } from './templateMeta.ts'

/*
 * The templates that the site comes with: each folder of `src/templates/` with a `meta.json`. It is imported as
 * `#templateList`, because code that Vite does not read, as that of the browser's tests, takes the same list from the disk
 * (`src/build/templateFolders.ts`). `#moreTemplates` is the folder that MOONGATE_TEMPLATES names; without one it is
 * `src/templates/` once more.
 */

/** Each template's `meta.json`, by its path from the project's folder. */
export const metas = import.meta.glob<TemplateMeta>(
  ['../templates/*/meta.json', '#moreTemplates/*/meta.json'],
  { eager: true, import: 'default' },
)

/** Each template's English names, by their file's path from the project's folder. */
export const names = import.meta.glob<TemplateNames>(
  ['../templates/*/names.json', '#moreTemplates/*/names.json'],
  { eager: true, import: 'default' },
)
