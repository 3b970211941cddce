import { createHash } from 'node:crypto'
import type { Route } from '../routes.ts'
import type { Content } from './loadContent.ts'
import { unchangedTemplateTexts } from './unchangedTemplateTexts.ts'

const SAMPLE_NAME = 'Isolde Wren'
/**
 * Hashes of the sample's paragraphs that an owner should replace, in this version and in earlier ones. Each is the first 8
 * hex digits of SHA-256.
 */
const SAMPLE_PARAGRAPH_HASHES: ReadonlySet<string> = new Set([
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
  'b324e653',
  'a506cb0c',
])
/** Search results show about this many characters of a title. */
const SHOWN_TITLE_CHARACTERS = 60
/** The summary lists longer titles. A little above the number shown, because search engines cut at different lengths. */
const MAX_TITLE_CHARACTERS = 65
const MAX_LISTED_ITEMS = 6
/** Matches `https://shop.example/you` and `https://shop.example.com`. RFC 2606 reserves these domains for examples. */
const EXAMPLE_ADDRESS = /^https:\/\/([\w-]+\.)*example(\.(com|net|org))?([/?#]|$)/

/** The message at the end of a build, for the owner. @param folder the output folder */
export function buildSummary(
  content: Content,
  warnings: readonly string[],
  pages: readonly Pick<Route, 'path' | 'title'>[],
  folder: string,
): string {
  const unreplacedParts = [
    ...(content.site.name === SAMPLE_NAME ? [`the name “${SAMPLE_NAME}”`] : []),
    ...(EXAMPLE_ADDRESS.test(content.site.url) ? [`the site’s own address, ${content.site.url}`] : []),
    ...exampleLinks(content),
    ...sampleTexts(content),
    ...unchangedTemplateTexts(content),
  ]
  const longTitles = pages
    .filter(({ title }) => title.length > MAX_TITLE_CHARACTERS)
    .map(({ path, title }) => `${path} with ${title.length}`)
  const missing = missingParts(content)
  return [
    '',
    ...(unreplacedParts.length > 0
      ? [`Still the sample’s, or an address for examples: ${listOf(unreplacedParts)}.`]
      : []),
    ...(missing.length > 0 ? [`Left out, because there is none: ${missing.join(', ')}.`] : []),
    ...warnings,
    ...(longTitles.length > 0
      ? [
          `Search results show about ${SHOWN_TITLE_CHARACTERS} characters of a title, and these are longer: ${listOf(longTitles)}. The title of / is in site.ts. All other titles end with the name in that file.`,
        ]
      : []),
    `The site is in ${folder}: ${pages.length} pages.`,
    '',
  ].join('\n')
}

/** One phrase for each kind of link that has example addresses, as in `2 of the projects`. */
function exampleLinks(content: Content): string[] {
  const { socials, projects, events, galleries, templates, site, publishing } = content
  const urlsByName: Readonly<Record<string, readonly (string | undefined)[]>> = {
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
  return Object.entries(urlsByName).flatMap(([name, urls]) => {
    const count = urls.filter((url) => url !== undefined && EXAMPLE_ADDRESS.test(url)).length
    if (count === 0) return []
    const isSingleLink = name.startsWith('the ')
    return [isSingleLink ? name : `${count} of the ${name}`]
  })
}

function sampleTexts({ refundPolicy, publishing }: Content): string[] {
  const texts: Readonly<Record<string, readonly string[]>> = {
    'the refund policy': refundPolicy,
    'the steps for publishing': [...publishing.steps, ...publishing.phoneTips],
  }
  const hash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 8)
  return Object.keys(texts).filter((name) =>
    texts[name]?.some((text) => SAMPLE_PARAGRAPH_HASHES.has(hash(text))),
  )
}

function missingParts({
  site,
  socials,
  projects,
  galleries,
  tracks,
  templates,
  hasSection,
}: Content): string[] {
  const hasContent: Readonly<Record<string, boolean>> = {
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
  return Object.keys(hasContent).filter((part) => !hasContent[part])
}

function listOf(items: readonly string[]): string {
  const firstItems = items.slice(0, MAX_LISTED_ITEMS)
  const hiddenCount = items.length - firstItems.length
  return new Intl.ListFormat('en').format([
    ...firstItems,
    ...(hiddenCount > 0 ? [`${hiddenCount} more`] : []),
  ])
}
