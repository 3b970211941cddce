import { relative } from 'node:path'
import { checkContent, firstSentences } from '../content/checks/checkContent.ts'
import { loadContent } from '../content/loadContent.ts'
import type { BuiltSite } from './builtSite.ts'

/** Matches the host `shop.example` or `example.com`. RFC 2606 reserves these domains for examples. */
const EXAMPLE_HOST = /(^|\.)example(\.(com|net|org))?$/

/** Prints the summary of the build. */
export async function printSummary({ config: { root }, dist, prerender }: BuiltSite): Promise<void> {
  const { warnings } = await checkContent(root)
  const { site } = await loadContent(root)
  const folder = relative(root, dist) || dist
  console.log(buildSummary(site.url, warnings, prerender.prerenderedRoutes.length, folder))
}

/** The message at the end of a build, for the owner. @param url the site's address @param folder the output folder */
export function buildSummary(
  url: string,
  warnings: readonly string[],
  pageCount: number,
  folder: string,
): string {
  const exampleAddress = EXAMPLE_HOST.test(new URL(url).hostname)
    ? [`The site’s address is still an example, ${url}; write your own as “url” in site.ts.`]
    : []
  return [
    '',
    ...exampleAddress,
    ...firstSentences(warnings),
    `The site is in ${folder}: ${pageCount} pages.`,
    '',
  ].join('\n')
}
