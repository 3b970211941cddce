import type { TemplateId } from '../site/templateFolders.ts'
import { emptySite } from './blankSite.ts'
import { bytesOf } from './dataUrl.ts'
import { emptyValues, type PageFields } from './fields/field.ts'
import { templateLook } from './fields/lookFields.ts'
import { pageFields } from './fields/pageFields.ts'
import { picturesOf } from './pictures.ts'
import type { Sample } from './samples.ts'
import type { Colours } from './siteData.ts'
import { siteDataSchema } from './siteDataSchema.ts'

export interface SampleDefinition {
  /** The fields of `sample.json`. All other fields, also those of items, are as in an empty page. */
  readonly text: Readonly<Record<string, unknown>>
  /** The template's own palette. */
  readonly colours: Colours
  /** The files of its pictures as data URLs, by the paths that its text names. */
  readonly pictures: Readonly<Record<string, string>>
}

export function defineSample(definition: SampleDefinition): SampleDefinition {
  return definition
}

/** A template's sample as a site. @throws when its text does not fit the schema, or names a picture without a file */
export function sampleOf(template: TemplateId, { text, colours, pictures }: SampleDefinition): Sample {
  const look = { ...emptyValues(templateLook), colours }
  const data = siteDataSchema.parse({ ...emptySite(template, look), ...text, ...completedLists(text) })
  const files = picturesOf(data).map(({ file }) => {
    const url = pictures[file]
    if (url === undefined)
      throw new Error(
        `The sample of template ${template} names ${file}; give it in sample.ts, in \`pictures\``,
      )
    return [file, bytesOf(url)] as const
  })
  return { data, pictures: new Map(files) }
}

/** The lists of a sample, each item with all of its fields. */
function completedLists(text: SampleDefinition['text']): SampleDefinition['text'] {
  const lists = Object.entries(pageFields as PageFields).flatMap(([key, { items }]) => {
    const written = text[key]
    const empty = items?.fields && emptyValues(items.fields)
    return empty && Array.isArray(written)
      ? [[key, written.map((item: object) => ({ ...empty, ...item }))]]
      : []
  })
  return Object.fromEntries(lists)
}
