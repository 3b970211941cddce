import { z } from 'zod'
import { id, list, pathOrHttps, picturePath, remedy, text, texts } from '../../site/fields.ts'
import { TEMPLATE_IDS } from '../templateList.ts'

const kit = text.superRefine((template, context) => {
  if (TEMPLATE_IDS.includes(template)) return
  const message = `is none of ${TEMPLATE_IDS.join(', ')}; ${remedy(template, TEMPLATE_IDS)}`
  context.addIssue({ code: 'custom', message })
})

/** A card of the shop. */
const template = z
  .strictObject({
    id,
    title: text,
    summary: text,
    bio: texts.optional(),
    /** The id of a template of this site, which gives the card its pictures, editor and example. */
    kit: kit.optional(),
    image: picturePath.optional(),
    /** Replaces `image` on the home page. */
    phoneImage: picturePath.optional(),
    pixelArt: z.boolean().optional(),
    images: z
      .array(z.strictObject({ src: picturePath, orientation: z.enum(['landscape', 'portrait']).optional() }))
      .readonly()
      .optional(),
    editorLink: pathOrHttps('a page', '/editor/1').optional(),
    demoLink: pathOrHttps('a page', '/examples/1/').optional(),
  })
  .refine(({ kit, image }) => kit !== undefined || image !== undefined, {
    path: ['image'],
    message: 'is missing; only a card with a kit of this site has one of its own',
  })

export const schemas = { templates: list(template) }

export type Template = z.infer<typeof template>
