import { createHash } from 'node:crypto'
import type { Route } from '../routes.ts'
import type { Content } from './loadContent.ts'
import { templateTexts } from './templateTexts.ts'

const SAMPLE_NAME = 'Isolde Wren'
/** Hashes (`sampleTexts`) of the sample's paragraphs that an owner should replace before publishing. */
const SAMPLE_PARAGRAPHS: ReadonlySet<string> = new Set([
  // The refund policy.
  'c8b24787',
  '05220634',
  'f19de5bc',
  // The steps and tips for publishing.
  'e19badfa',
  '03c62d11',
  'bf90e135',
  '65bc6e7d',
  '51d64fef',
  '467bce15',
  'db35440e',
  '959afbd3',
  'eb56c0b2',
  'a506cb0c',
])
/** Search results show about this many characters of a title. */
const SHOWN_TITLE = 60
/** The summary reports titles with more characters. */
const LONGEST_TITLE = 65
/** The summary names at most this many placeholders or titles, and counts the others. */
const MAX_NAMED = 6
/** Addresses reserved for examples. Source: RFC 2606. */
const PLACEHOLDER = /^https:\/\/([\w-]+\.)*example([/?#]|$)/

/** The last lines of a build: placeholders, parts without content, warnings, long titles, and the output folder. */
export function buildSummary(
  content: Content,
  warnings: readonly string[],
  pages: readonly Pick<Route, 'path' | 'title'>[],
  folder: string,
): string {
  const placeholders = [
    ...(content.site.name === SAMPLE_NAME ? [`the name “${SAMPLE_NAME}”`] : []),
    ...(PLACEHOLDER.test(content.site.url) ? [`the site’s own address, ${content.site.url}`] : []),
    ...placeholderLinks(content),
    ...sampleTexts(content),
    ...templateTexts(content),
  ]
  const longTitles = pages
    .filter(({ title }) => title.length > LONGEST_TITLE)
    .map(({ path, title }) => `${path} with ${title.length}`)
  const missing = missingParts(content)
  return [
    '',
    ...(placeholders.length > 0
      ? [`Still the sample’s, or an address for examples: ${listOf(placeholders)}.`]
      : []),
    ...(missing.length > 0 ? [`Left out, because there is none: ${missing.join(', ')}.`] : []),
    ...warnings,
    ...(longTitles.length > 0
      ? [
          `Search results show about ${SHOWN_TITLE} characters of a title, and these are longer: ${listOf(longTitles)}. The title of / is in site.ts; all others end with the name in it.`,
        ]
      : []),
    `The site is in ${folder}: ${pages.length} pages.`,
    '',
  ].join('\n')
}

function placeholderLinks(content: Content): string[] {
  const { socials, projects, events, galleries, templates, site, publishing } = content
  const lists: Readonly<Record<string, readonly (string | undefined)[]>> = {
    profiles: socials.map(({ url }) => url),
    projects: projects.map(({ url }) => url),
    dates: events.map(({ url }) => url),
    wallpapers: galleries.flatMap(({ sections }) =>
      sections.flatMap(({ wallpapers }) => wallpapers.map(({ url }) => url)),
    ),
    'template links': templates.flatMap(({ editorLink, demoLink }) => [editorLink, demoLink]),
    'the donation page': [site.donationUrl],
    'the video': [publishing.videoUrl],
  }
  return Object.entries(lists).flatMap(([what, urls]) => {
    const count = urls.filter((url) => url !== undefined && PLACEHOLDER.test(url)).length
    if (count === 0) return []
    return [what.startsWith('the ') ? what : `${count} of the ${what}`]
  })
}

function sampleTexts({ refundPolicy, publishing }: Content): string[] {
  const texts: Readonly<Record<string, readonly string[]>> = {
    'the refund policy': refundPolicy,
    'the steps for publishing': [...publishing.steps, ...publishing.phoneTips],
  }
  const hash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 8)
  return Object.keys(texts).filter((what) => texts[what]?.some((text) => SAMPLE_PARAGRAPHS.has(hash(text))))
}

/** The parts that the site could have, but for which there is no content. */
function missingParts({
  site,
  socials,
  projects,
  galleries,
  tracks,
  templates,
  hasSection,
}: Content): string[] {
  const has: Readonly<Record<string, boolean>> = {
    portrait: site.portrait !== undefined,
    bio: site.bio.length > 0,
    profiles: socials.length > 0,
    projects: projects.length > 0,
    galleries: galleries.length > 0,
    music: tracks.length > 0,
    shop: templates.length > 0,
    'donation page': site.donationUrl !== undefined,
    'message form': hasSection('message'),
  }
  return Object.keys(has).filter((what) => !has[what])
}

function listOf(items: readonly string[]): string {
  const firstItems = items.slice(0, MAX_NAMED)
  const more = items.length - firstItems.length
  return new Intl.ListFormat('en').format([...firstItems, ...(more > 0 ? [`${more} more`] : [])])
}
