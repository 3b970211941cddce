import type { Plugin, ResolvedConfig } from 'vite'
import { inlineScript } from './inlineScript.ts'

export const BOOT_PLACE = '<!--boot-->'
/** The root element in `index.html`. */
export const DOCUMENT_TAG = '<html lang="en">'
const ENTRY = 'src/boot.ts'
const ROUTES = '/src/routes.ts'

type Routes = typeof import('../routes.ts')

/** The boot script's element. @param gate whether the page has a gate */
export function bootTag(code: string, gate: boolean): string {
  return `<script${gate ? ' data-gate' : ''}>${code}</script>`
}

export function bundleBootScript({ root, base }: ResolvedConfig): Promise<string> {
  return inlineScript(root, ENTRY, base)
}

/** Puts the boot script into the pages of the dev server, as `prerenderRoutes` does in a build. */
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
      const { findRoute, hasGate, documentTag } = (await server.ssrLoadModule(ROUTES)) as Routes
      const route = findRoute(pathname.slice(config.base.length - 1))
      const tag = bootTag(await bundleBootScript(config), hasGate(route))
      return html.replace(BOOT_PLACE, () => tag).replace(DOCUMENT_TAG, documentTag)
    },
  }
}
