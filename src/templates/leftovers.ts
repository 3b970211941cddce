import { safeHref } from './safeAddress.ts'
import type { Sample } from './samples.ts'
import type { SiteData, SiteFile } from './siteData.ts'

/** What is left of the sample in a site. @property field path in the data */
export interface Leftover {
  readonly field: string
  /** A sentence or two: what it is, and what to do. */
  readonly message: string
}

const WORDS = {
  name: 'The name is',
  tagline: 'The tagline is',
  bio: 'What stands about you is',
  title: 'The title is',
  description: 'The description is',
} as const
const EXAMPLE = 'This leads to an address that was made up for the sample. Write your own, or remove it.'

/**
 * All that a site still has of a sample, in the order of the form.
 *
 * @param samples of all templates: a page may have begun as another's
 * @param files of the site
 */
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
        add(field, `${WORDS[field]} still the sample’s. Write yours, or leave it empty.`)
  }
  const { portrait } = data
  if (portrait && samples.some((sample) => isPictureOf(sample, portrait.file, files)))
    add('portrait', 'The picture is still the sample’s. Choose yours, or remove it.')
  else if (portrait?.alt && samples.some((sample) => sample.data.portrait?.alt === portrait.alt))
    add('portrait.alt', 'These words are about the sample’s picture. Say what yours shows.')
  addWords(['name', 'tagline', 'bio'])
  for (const [index, { id, label, url, note }] of data.links.entries()) {
    const old = samples.flatMap((sample) => sample.data.links).filter((link) => link.id === id)
    const path = `links.${index}`
    if (isExample(url)) add(`${path}.url`, EXAMPLE)
    else if (note && old.some((link) => link.note === note))
      add(`${path}.note`, 'The words below this link are still the sample’s. Write yours, or empty them.')
    else if (label && old.some((link) => link.label === label))
      add(
        `${path}.label`,
        'The words on this link are still the sample’s. Keep them if they are true of yours.',
      )
  }
  for (const [index, { url }] of data.socials.entries())
    if (isExample(url)) add(`socials.${index}.url`, EXAMPLE)
  addWords(['title', 'description'])
  if (isExample(data.address)) add('address', EXAMPLE)
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
