import type { TemplateMeta, TemplateNames } from './templateMeta.ts'

// `#moreTemplates` is the folder that MOONGATE_TEMPLATES names, by default `src/templates/`.

/** The `meta.json` of each template, by the path of the file from the project's folder. */
export const metas = import.meta.glob<TemplateMeta>(['./*/meta.json', '#moreTemplates/*/meta.json'], {
  eager: true,
  import: 'default',
})

/** The `names.json` of each template, by the path of the file from the project's folder. */
export const names = import.meta.glob<TemplateNames>(['./*/names.json', '#moreTemplates/*/names.json'], {
  eager: true,
  import: 'default',
})
