import { z } from 'zod'
import { isLocalhost } from '../../../addresses/exactAddress.ts'
import { nearestName } from '../../../lib/nearestName.ts'
import editorEnglish from '../../../site/editorEnglish.json' with { type: 'json' }
import english from '../../../site/english.json' with { type: 'json' }
import exportedEnglish from '../../../site/exportedEnglish.json' with { type: 'json' }
import { text } from '../../../site/fields.ts'
import { themeSchema } from '../../../site/themeSchema.ts'
import { metas, names } from '../../../templates/templateFiles.ts'
import { templateWords } from '../../../templates/templateMeta.ts'

type Texts = Readonly<Record<string, string>>
type TextGroups = Readonly<Record<string, Texts>>

/** @public */
export { constants } from '../../../site/constants.ts'

/**
 * The owner's files as modules, by path. Vite's module runner loads this module, because it needs `import.meta.glob`.
 * @public
 */
export const ownerFiles = import.meta.glob<Readonly<Record<string, unknown>>>('#content/*.{ts,json}', {
  eager: true,
})

const schemaFiles = import.meta.glob<Readonly<Record<string, z.ZodType>>>(
  ['../../../{pages,sections,site,templates}/**/schema.ts'],
  { eager: true, import: 'schemas' },
)

const sectionWords = import.meta.glob<TextGroups>('../../../sections/*/words.json', {
  eager: true,
  import: 'default',
})

/**
 * The schemas of all content files in TypeScript and of `theme.json`, by the names of the files without an extension.
 * @param command 'serve' allows a form that sends to the owner's own computer
 */
export function contentSchemas(command: 'build' | 'serve'): Readonly<Record<string, z.core.$ZodType>> {
  const schemas: Readonly<Record<string, z.ZodType>> = Object.assign({}, ...Object.values(schemaFiles))
  return {
    ...schemas,
    ...(command === 'build' && schemas.contact && { contact: contactOfBuild(schemas.contact) }),
    words: wordsSchema(withGroupsOf([english, ...Object.values(sectionWords)])),
    editorWords: wordsSchema({
      ...editorEnglish,
      exported: exportedEnglish,
      kits: templateWords(metas, names),
    }),
    theme: themeSchema,
  }
}

/** Refuses a form that sends to the owner's own computer, which is only for tests of the form. */
function contactOfBuild(contact: z.ZodType): z.ZodType {
  return contact.refine((fields) => !isLocalhost((fields as { endpoint?: string }).endpoint ?? ''), {
    path: ['endpoint'],
    message: 'is an address that only your own computer has; before you build, write your service’s',
  })
}

/** All groups. Two parts may have texts in one group. */
function withGroupsOf(parts: readonly TextGroups[]): TextGroups {
  const groups: Record<string, Texts> = {}
  for (const [name, texts] of parts.flatMap(Object.entries)) groups[name] = { ...groups[name], ...texts }
  return groups
}

/** Texts that may replace the English ones. @param groups the English texts */
export function wordsSchema(groups: TextGroups) {
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
  return text.superRefine((ownerText, context) => {
    for (const placeholder of new Set(ownerText.match(PLACEHOLDER))) {
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
