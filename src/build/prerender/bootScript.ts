import type { Plugin, ResolvedConfig } from 'vite'
import { inlineScript } from './inlineScript.ts'

export const BOOT_PLACEHOLDER = '<!--boot-->'
/** The start tag of the root element in `index.html`. The tag of each page replaces it. */
export const DOCUMENT_TAG = '<html lang="en">'
const ENTRY = 'src/boot.ts'
const ROUTES = '/src/routes.ts'
const ROUTE = '/src/site/route.ts'

type Routes = typeof import('../../routes.ts')
type RouteModule = typeof import('../../site/route.ts')

interface PageWithGate {
  /** The corona's picture, which the script preloads for the gate. The dev server omits it. */
  readonly coronaUrl?: string
}

/** The element of the boot script. `data-gate` marks a page with a gate. */
export function bootTag(code: string, gate?: PageWithGate): string {
  if (!gate) return `<script>${code}</script>`
  const corona = gate.coronaUrl ? ` data-corona="${gate.coronaUrl}"` : ''
  return `<script data-gate=""${corona}>${code}</script>`
}

export function bundleBootScript({ root, base }: ResolvedConfig): Promise<string> {
  return inlineScript(root, ENTRY, base)
}

/** Puts the boot script into the pages of the dev server, as `pageHtml` does in a build. */
export function bootScript(): Plugin {
  let config: ResolvedConfig
  return {
    name: 'moongate:boot-script',
    apply: 'serve',
    configResolved(resolved) {
      config = resolved
    },
    async transformIndexHtml(html, { originalUrl = config.base, server }) {
      if (!server) return html
      const { pathname } = new URL(originalUrl, 'http://localhost')
      const { findRoute, documentTag } = (await server.ssrLoadModule(ROUTES)) as Routes
      const { hasGate } = (await server.ssrLoadModule(ROUTE)) as RouteModule
      const route = findRoute(pathname.slice(config.base.length - 1))
      const tag = bootTag(await bundleBootScript(config), hasGate(route) ? {} : undefined)
      return html.replace(BOOT_PLACEHOLDER, () => tag).replace(DOCUMENT_TAG, documentTag)
    },
  }
}
