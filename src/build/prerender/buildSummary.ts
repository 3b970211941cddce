import { relative } from 'node:path'
import { firstSentences } from '../content/checks/checkContent.ts'
import { loadContent } from '../content/loadContent.ts'
import { unpublishedDrafts } from '../markdown/markdownFiles.ts'
import type { BuiltSite } from './builtSite.ts'

/** Matches the host `shop.example` or `example.com`. RFC 2606 reserves these domains for examples. */
const EXAMPLE_HOST = /(^|\.)example(\.(com|net|org))?$/

/** Prints the summary of the build. */
export async function printSummary(
  { config: { root }, dist, prerender }: BuiltSite,
  warnings: readonly string[],
): Promise<void> {
  const { site } = await loadContent(root)
  const folder = relative(root, dist) || dist
  const drafts = unpublishedDrafts(root).map(({ name }) => name)
  console.log(buildSummary(site.url, warnings, prerender.prerenderedRoutes.length, folder, drafts))
}

/** The message at the end of a build, for the owner. @param url the site's address @param folder the output folder @param drafts files */
export function buildSummary(
  url: string,
  warnings: readonly string[],
  pageCount: number,
  folder: string,
  drafts: readonly string[],
): string {
  const exampleAddress = EXAMPLE_HOST.test(new URL(url).hostname)
    ? [`The site’s address is still an example, ${url}; write your own as “url” in site.ts.`]
    : []
  return [
    '',
    ...exampleAddress,
    ...firstSentences(warnings),
    `The site is in ${folder}: ${pageCount} pages${withoutDrafts(drafts)}.`,
    '',
  ].join('\n')
}

/** More names would hide the number. */
const MAX_NAMES = 3

function withoutDrafts(drafts: readonly string[]): string {
  if (drafts.length === 0) return ''
  const names = drafts.slice(0, MAX_NAMES).join(', ')
  return `, without ${drafts.length} ${drafts.length === 1 ? 'draft' : 'drafts'} (${names}${drafts.length > MAX_NAMES ? ', …' : ''})`
}
