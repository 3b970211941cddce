import type { TemplateMeta, TemplateNames } from './templateMeta.ts'

// Import this module as `#templateList`. Without Vite that name is `src/build/content/templateFolders.ts`, which reads the disk.
// `#moreTemplates` is the folder that MOONGATE_TEMPLATES names, by default `src/templates/`.

/** The `meta.json` of each template, by the path of the file from the project's root. */
export const metas = import.meta.glob<TemplateMeta>(
  ['../templates/*/meta.json', '#moreTemplates/*/meta.json'],
  { eager: true, import: 'default' },
)

export const names = import.meta.glob<TemplateNames>(
  ['../templates/*/names.json', '#moreTemplates/*/names.json'],
  { eager: true, import: 'default' },
)
