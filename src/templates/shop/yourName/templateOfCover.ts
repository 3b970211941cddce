import type { TemplateId } from '../../templateList.ts'
import { PHONE_PICTURE } from '../../templateMeta.ts'

/** The photograph of a template's cover without a name, beside the one with the sample's name. */
export const NAMELESS_PICTURE = 'nameless.webp'

/** The template whose photograph is a card's picture; undefined for a picture of the owner's. */
export function templateOfCover(src: string): TemplateId | undefined {
  const [, template, file] = /^templates\/([^/]+)\/([^/]+)$/.exec(src) ?? []
  return file === PHONE_PICTURE ? template : undefined
}
