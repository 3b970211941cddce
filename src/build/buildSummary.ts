import type { Content } from './loadContent.ts'

/** Whose sample the project comes with. */
const SAMPLE_NAME = 'Isolde Wren'
/** How many placeholders are named before the rest is only counted. */
const MOST_NAMED = 6
/** Addresses reserved for examples. Source: RFC 2606. */
const PLACEHOLDER = /^https:\/\/([\w-]+\.)*example([/?#]|$)/

/**
 * The last lines of a build: placeholders of the sample, warnings, unused parts, and the output folder.
 *
 * @param warnings sentences of the check of the content
 * @param pages how many pages were written
 * @param folder the output folder
 */
export function buildSummary(
  content: Content,
  warnings: readonly string[],
  pages: number,
  folder: string,
): string {
  const placeholders = [
    ...(content.site.name === SAMPLE_NAME ? [`the name “${SAMPLE_NAME}”`] : []),
    ...(PLACEHOLDER.test(content.site.url) ? [`the site’s own address, ${content.site.url}`] : []),
    ...placeholderLinks(content),
  ]
  const absent = leftOut(content)
  return [
    '',
    ...(placeholders.length > 0
      ? [`Still the sample’s, or an address for examples: ${listed(placeholders)}.`]
      : []),
    ...(absent.length > 0 ? [`Left out, because there is none: ${absent.join(', ')}.`] : []),
    ...warnings,
    `The site is in ${folder}: ${pages} pages.`,
    '',
  ].join('\n')
}

function placeholderLinks(content: Content): string[] {
  const { socials, projects, games, templates, site, publishing } = content
  const lists: Readonly<Record<string, readonly (string | undefined)[]>> = {
    profiles: socials.map(({ url }) => url),
    projects: projects.map(({ url }) => url),
    wallpapers: games.flatMap(({ wallpapers }) => wallpapers.map(({ url }) => url)),
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

function leftOut({ site, socials, projects, games, tracks, templates, ...rest }: Content): string[] {
  const has: Readonly<Record<string, boolean>> = {
    portrait: site.portrait !== undefined,
    bio: site.bio.length > 0,
    profiles: socials.length > 0,
    projects: projects.length > 0,
    games: games.length > 0,
    music: tracks.length > 0,
    shop: templates.length > 0,
    'donation page': site.donationUrl !== undefined,
    'message form': rest.hasSection('message'),
  }
  return Object.keys(has).filter((what) => !has[what])
}

function listed(items: readonly string[]): string {
  const named = items.slice(0, MOST_NAMED)
  const more = items.length - named.length
  return new Intl.ListFormat('en').format([...named, ...(more > 0 ? [`${more} more`] : [])])
}
