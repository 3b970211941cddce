import { rm } from 'node:fs/promises'
import { relative } from 'node:path'
import type { Plugin } from 'vite'
import { checkContent } from '../content/checks/checkContent.ts'
import { loadContent } from '../content/loadContent.ts'
import { afterBuild } from './afterBuild.ts'

/** Matches the host `shop.example` or `example.com`. RFC 2606 reserves these domains for examples. */
const EXAMPLE_HOST = /(^|\.)example(\.(com|net|org))?$/

/** Ends a build: removes the bundle for Node, and prints the summary. */
export function finishBuild(): Plugin {
  return afterBuild('moongate:finish-build', async ({ config: { root }, dist, bundle, prerender }) => {
    await rm(bundle, { recursive: true })
    const { warnings } = await checkContent(root)
    const { site } = await loadContent(root)
    const folder = relative(root, dist) || dist
    console.log(buildSummary(site.url, warnings, prerender.prerenderedRoutes.length, folder))
  })
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
  return ['', ...exampleAddress, ...warnings, `The site is in ${folder}: ${pageCount} pages.`, ''].join('\n')
}
