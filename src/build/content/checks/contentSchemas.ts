import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { z } from 'zod'
import { nearestName } from '../../../lib/nearestName.ts'
import editorEnglish from '../../../site/editorEnglish.json' with { type: 'json' }
import english from '../../../site/english.json' with { type: 'json' }
import { isLocalhost, text } from '../../../site/fields.ts'
import { linkText, sample } from '../../../site/sampleSchema.ts'
import { schemas } from '../../../site/schema.ts'
import { templateWords } from '../../../site/templateMeta.ts'
import themes from '../../../site/themes.json' with { type: 'json' }
import { metasOf, namesOf, type TemplateOnDisk } from '../templateFolders.ts'
import { remedy } from './fieldMistakes.ts'

/**
 * The schemas of all content files in TypeScript and of `theme.json`. They know the templates' ids and texts.
 * @param command 'serve' allows a form that sends to the owner's own computer
 */
export function contentSchemas(folders: readonly TemplateOnDisk[], command: 'build' | 'serve') {
  const kits = templateWords(metasOf(folders), namesOf(folders))
  return {
    ...schemas,
    contact: command === 'build' ? contactOfBuild : schemas.contact,
    templates: templatesSchema(folders.map(({ meta }) => meta.id)),
    samples: samplesSchema(folders),
    words: wordsSchema(english),
    editorWords: wordsSchema({ ...editorEnglish, kits }),
    theme: themeSchema,
  }
}

const colour = z.string().regex(/^#[0-9a-f]{6}$/i, 'is not a colour; write it as in #f6a6c6')
export const themeSchema = z
  .strictObject({ theme: z.enum(Object.keys(themes)), ...mapValues(themes.night, () => colour) })
  .partial()

/** Refuses a form that sends to the owner's own computer, which is only for tests of the form. */
const contactOfBuild = schemas.contact.refine(({ endpoint = '' }) => !isLocalhost(endpoint), {
  path: ['endpoint'],
  message: 'is an address that only your own computer has; before you build, write your service’s',
})

/** The list of `templates.ts`. @param ids of the templates that a card may name as its `kit` */
function templatesSchema(ids: readonly string[]) {
  return schemas.templates.superRefine((cards, context) => {
    for (const [index, { kit }] of cards.entries()) {
      if (kit === undefined || ids.includes(kit)) continue
      const message = `is none of ${ids.join(', ')}; ${remedy(kit, ids)}`
      context.addIssue({ code: 'custom', path: [index, 'kit'], message })
    }
  })
}

/** Texts for the templates' folders and the links of their samples, and for no others. */
function samplesSchema(folders: readonly TemplateOnDisk[]) {
  const sampleOf = ({ folder }: TemplateOnDisk) => {
    const { links = [] } = JSON.parse(readFileSync(join(folder, 'sample.json'), 'utf8'))
    const ids: readonly string[] = links.map(({ id }: { id: string }) => id)
    const linkTexts = z.strictObject(Object.fromEntries(ids.map((id) => [id, linkText.optional()])))
    return sample.extend({ links: linkTexts.optional() }).optional()
  }
  return z.strictObject(
    Object.fromEntries(folders.map((template) => [basename(template.folder), sampleOf(template)])),
  )
}

type Texts = Readonly<Record<string, string>>

/** Texts that may replace the English ones. @param groups the English texts */
export function wordsSchema(groups: Readonly<Record<string, Texts>>) {
  // `exactOptional`, because `undefined` would replace the English text.
  const textsOf = (texts: Texts) =>
    z.strictObject(mapValues(texts, (englishText) => replacementOf(englishText).exactOptional()))
  return z.strictObject(mapValues(groups, (texts) => textsOf(texts).exactOptional()))
}

/** A placeholder, also a misspelt one, as in `{prénom}` or `{ name }`. */
const PLACEHOLDER = /\{\s*[\p{L}\p{M}\p{N}_-]+\s*\}/gu

/** A text with no other placeholders than those of the English text. */
function replacementOf(englishText: string) {
  const known = [...new Set(englishText.match(PLACEHOLDER))]
  return text.superRefine((ownText, context) => {
    for (const placeholder of new Set(ownText.match(PLACEHOLDER))) {
      if (known.includes(placeholder)) continue
      const intended = nearestName(placeholder, known) ?? known.join(' or ')
      const advice = intended ? `write ${intended}, or remove it` : 'remove it'
      context.addIssue({
        code: 'custom',
        message: `has ${placeholder}, for which there is no value; ${advice}`,
      })
    }
  })
}

function mapValues<Value, Result>(
  values: Readonly<Record<string, Value>>,
  map: (value: Value) => Result,
): Record<string, Result> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, map(value)]))
}
