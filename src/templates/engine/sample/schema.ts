import { z } from 'zod'
import { isLanguage } from '../../../lib/language.ts'
import { text } from '../../../site/fields.ts'

const linkText = z.strictObject({ label: text.optional(), note: text.optional() })

/** Texts of a template's sample page. */
const sample = z.strictObject({
  language: z
    .string()
    .refine(isLanguage, { message: 'is not a language’s tag; write it as in en, pt-BR or ar' })
    .optional(),
  title: text.optional(),
  description: text.optional(),
  name: text.optional(),
  tagline: text.optional(),
  bio: text.optional(),
  portrait: z.strictObject({ alt: text }).optional(),
  links: z.record(z.string(), linkText).optional(),
})

export type OwnerSample = z.infer<typeof sample>
/** By the names of the templates' folders. */
export type OwnSamples = Readonly<Record<string, OwnerSample>>

interface SampleFile {
  readonly links?: readonly { readonly id: string }[]
}

const sampleFiles = import.meta.glob<SampleFile>(
  ['../../*/sample.json', '#content/templates/*/sample.json'],
  {
    eager: true,
    import: 'default',
  },
)

/** Texts for the templates' folders and the links of their samples, and for no others. */
const samples = z.strictObject(
  Object.fromEntries(
    Object.entries(sampleFiles).map(([file, { links = [] }]) => {
      const linkTexts = z.strictObject(Object.fromEntries(links.map(({ id }) => [id, linkText.optional()])))
      return [file.split('/').at(-2) ?? '', sample.extend({ links: linkTexts.optional() }).optional()]
    }),
  ),
)

export const schemas = { samples }
