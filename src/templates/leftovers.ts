import { editorWords } from '../site/editorWords.ts'
import { safeHref } from './safeAddress.ts'
import type { Sample } from './samples.ts'
import type { SiteData, SiteFile } from './siteData.ts'

/** What is left of the sample in a site. @property field path in the data */
export interface Leftover {
  readonly field: string
  /** A sentence or two: what it is, and what to do. */
  readonly message: string
}

const said = editorWords.check
const WORDS = {
  name: said.sampleName,
  tagline: said.sampleTagline,
  bio: said.sampleBio,
  title: said.sampleTitle,
  description: said.sampleDescription,
}

/** All that a site still has of a sample, in the form's order. A page may have begun as another template's. */
export function leftovers(
  data: SiteData,
  samples: readonly Sample[],
  files: readonly SiteFile[],
): readonly Leftover[] {
  const found: Leftover[] = []
  const add = (field: string, message: string) => found.push({ field, message })
  const addWords = (fields: readonly (keyof typeof WORDS)[]) => {
    for (const field of fields)
      if (data[field].trim() && samples.some((sample) => sample.data[field] === data[field]))
        add(field, WORDS[field])
  }
  const { portrait } = data
  if (portrait && samples.some((sample) => isPictureOf(sample, portrait.file, files)))
    add('portrait', said.samplePicture)
  else if (portrait?.alt && samples.some((sample) => sample.data.portrait?.alt === portrait.alt))
    add('portrait.alt', said.sampleAlt)
  addWords(['name', 'tagline', 'bio'])
  for (const [index, { id, label, url, note }] of data.links.entries()) {
    const old = samples.flatMap((sample) => sample.data.links).filter((link) => link.id === id)
    const path = `links.${index}`
    if (isExample(url)) add(`${path}.url`, said.sampleUrl)
    else if (note && old.some((link) => link.note === note)) add(`${path}.note`, said.sampleNote)
    else if (label && old.some((link) => link.label === label)) add(`${path}.label`, said.sampleLabel)
  }
  for (const [index, { url }] of data.socials.entries())
    if (isExample(url)) add(`socials.${index}.url`, said.sampleUrl)
  addWords(['title', 'description'])
  if (isExample(data.address)) add('address', said.sampleUrl)
  return found
}

/** Whether an address ends in `.example`, which belongs to nobody (RFC 2606). */
function isExample(address: string): boolean {
  const host = /^(?:https?:\/\/|mailto:[^@]*@)([^/:?#]*)/.exec(safeHref(address) ?? '')?.[1] ?? ''
  return /(^|\.)example$/.test(host)
}

function isPictureOf({ data, pictures }: Sample, file: string, files: readonly SiteFile[]): boolean {
  const its = pictures.get(data.portrait?.file ?? '')
  const own = files.find(({ path }) => path === file)?.bytes
  return own?.length === its?.length && own?.every((byte, index) => byte === its?.[index]) === true
}
