import type { TemplateNames } from './templateMeta.ts'

// For the check of the content. Pages import only `metas`, because the names of each template load with its editor.
export { metas } from './templateMeta.ts'

/** The `names.json` of each template, by the path of the file from the project's folder. */
export const names = import.meta.glob<TemplateNames>(['./*/names.json', '#content/templates/*/names.json'], {
  eager: true,
  import: 'default',
})
