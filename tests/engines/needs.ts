import type { TestContext } from 'vitest'
import type { TemplateId } from '../../src/templates/templateList.ts'
import { games, hasSection, routes, site, TEMPLATE_IDS } from '../helpers/siteModules.ts'

/** The templates that have an editor and an example on this site. */
export const editableTemplates: readonly TemplateId[] = TEMPLATE_IDS.filter((id) =>
  routes.some(({ path }) => path === `/editor/${id}`),
)

/** The first game with pictures. They are on the page `/media`. */
export const firstGame = games.find(({ images }) => images.length > 0)

/** The optional parts of the content: true for each part that it has. */
const hasPart = {
  gate: site.sky.gate,
  shop: hasSection('shop'),
  message: hasSection('message'),
  'game with several pictures': (firstGame?.images.length ?? 0) > 1,
  editor: editableTemplates.length > 0,
  'second editor': editableTemplates.length > 1,
} as const

/** Skips a journey, and prints the reason, when the content lacks one of the given parts. */
export function needs({ skip }: TestContext, ...parts: readonly (keyof typeof hasPart)[]): void {
  for (const part of parts) skip(!hasPart[part], `The content has no ${part}`)
}

/** Skips a journey, and prints the reason, when a template has no editor. */
export function needsEditor({ skip }: TestContext, id: TemplateId): void {
  skip(!editableTemplates.includes(id), `The content has no editor of template ${id}`)
}
