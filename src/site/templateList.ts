import type { TemplateMeta, TemplateNames } from './templateMeta.ts'

/*
 * Import this module as `#templateList`: for code that runs without Vite, as the browser tests, the same name is
 * `src/build/templateFolders.ts`, which reads the list from the disk. `#moreTemplates` is the folder in
 * MOONGATE_TEMPLATES; by default it is `src/templates/` again, which adds nothing.
 */

/** Each template's `meta.json` and `names.json`, by the file's path from the project's root. */
export const metas = import.meta.glob<TemplateMeta>(
  ['../templates/*/meta.json', '#moreTemplates/*/meta.json'],
  { eager: true, import: 'default' },
)

export const names = import.meta.glob<TemplateNames>(
  ['../templates/*/names.json', '#moreTemplates/*/names.json'],
  { eager: true, import: 'default' },
)
