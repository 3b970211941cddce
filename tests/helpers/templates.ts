import type { TemplateId } from '../../src/templates/templateList.ts'
import { templateList } from './siteModules.ts'

export const [FIRST_TEMPLATE, SECOND_TEMPLATE, THIRD_TEMPLATE] = templateList.map(({ id }) => id) as [
  TemplateId,
  TemplateId,
  TemplateId,
]
