import type { IndexHtmlTransformContext, IndexHtmlTransformResult } from 'vite'
import { BOOT_SCRIPT, inlineScript } from '../prerender/inlineScript.ts'
import { DOCUMENT_TAG } from '../prerender/pageHtml.ts'

type Routes = typeof import('../../routes.ts')
type RouteModule = typeof import('../../site/route.ts')

/** Adds the boot script and the language, which each prerendered page has, to a page of the dev server. */
export async function devPage(
  html: string,
  { originalUrl, server }: IndexHtmlTransformContext,
): Promise<IndexHtmlTransformResult | undefined> {
  if (!server) return
  const { config } = server
  const { pathname } = new URL(originalUrl ?? config.base, 'http://localhost')
  const { findRoute, documentTag } = (await server.ssrLoadModule('/src/routes.ts')) as Routes
  const { hasGate } = (await server.ssrLoadModule('/src/site/route.ts')) as RouteModule
  const route = findRoute(pathname.slice(config.base.length - 1))
  return {
    html: html.replace(DOCUMENT_TAG, () => documentTag),
    tags: [
      {
        tag: 'script',
        attrs: { 'data-gate': hasGate(route) },
        children: await inlineScript(config, BOOT_SCRIPT),
        injectTo: 'head',
      },
    ],
  }
}
