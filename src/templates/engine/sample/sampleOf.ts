import type { TemplateId } from '../../templateList.ts'
import { parseSiteData } from '../data/parseSiteData.ts'
import { picturesOf } from '../data/pictures.ts'
import type { Colours } from '../data/siteData.ts'
import { emptyValues, type Fields } from '../fields/field.ts'
import { pageFields, templateLook } from '../fields/pageFields.ts'
import { bytesOf } from '../kit/kit.ts'
import { emptySite } from './blankSite.ts'
import type { Sample } from './sample.ts'

export interface SampleDefinition {
  /** The content of `sample.json`: the fields that are not empty. */
  readonly text: Readonly<Record<string, unknown>>
  readonly colours: Colours
  /** The picture files as data URLs, by the paths that `text` names. */
  readonly pictures: Readonly<Record<string, string>>
}

/** Lets TypeScript check a template's sample, which `sample.ts` exports as `sample`. */
export function defineSample(definition: SampleDefinition): SampleDefinition {
  return definition
}

/** Makes a site from a sample. @throws if the text does not fit the schema, or a picture has no file */
export function buildSample(template: TemplateId, { text, colours, pictures }: SampleDefinition): Sample {
  const look = { ...emptyValues(templateLook), colours }
  const parsed = parseSiteData({ ...emptySite(template, look), ...text, ...completedLists(text) })
  if ('mistakes' in parsed)
    throw new Error(`The sample of template ${template} has mistakes: ${parsed.mistakes.join('; ')}`)
  const files = picturesOf(parsed.data).map(({ file }) => {
    const url = pictures[file]
    if (url === undefined)
      throw new Error(
        `The sample of template ${template} names ${file}; give it in sample.ts, in \`pictures\``,
      )
    return [file, bytesOf(url)] as const
  })
  return { data: parsed.data, pictures: new Map(files) }
}

/** The lists of a sample. The items get empty values for the fields that `text` omits. */
function completedLists(text: SampleDefinition['text']): SampleDefinition['text'] {
  const lists = Object.entries(pageFields as Fields).flatMap(([key, { items }]) => {
    const list = text[key]
    const empty = items && emptyValues(items)
    return empty && Array.isArray(list) ? [[key, list.map((item: object) => ({ ...empty, ...item }))]] : []
  })
  return Object.fromEntries(lists)
}
