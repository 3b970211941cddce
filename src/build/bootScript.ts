import type { Plugin, ResolvedConfig } from 'vite'
import { inlineScript } from './inlineScript.ts'

export const BOOT_PLACEHOLDER = '<!--boot-->'
/** The start tag of the root element in `index.html`. The tag of each page replaces it. */
export const DOCUMENT_TAG = '<html lang="en">'
const ENTRY = 'src/boot.ts'
const ROUTES = '/src/routes.ts'
const LANGUAGES = '/src/site/languages.ts'

type Routes = typeof import('../routes.ts')
type Languages = typeof import('../site/languages.ts')

interface PageWithGate {
  /** In a site of several languages: the path of the default language's home page. */
  readonly defaultLanguageHomePath?: string | undefined
  /** The corona's picture, which the script preloads for the gate. The dev server omits it. */
  readonly coronaUrl?: string
}

/** The element of the boot script. `data-gate` marks a page with a gate; it is empty in a site in one language. */
export function bootTag(code: string, gate?: PageWithGate): string {
  if (!gate) return `<script>${code}</script>`
  const corona = gate.coronaUrl ? ` data-corona="${gate.coronaUrl}"` : ''
  return `<script data-gate="${gate.defaultLanguageHomePath ?? ''}"${corona}>${code}</script>`
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
      const { findRoute, hasGate, documentTag } = (await server.ssrLoadModule(ROUTES)) as Routes
      const { languages } = (await server.ssrLoadModule(LANGUAGES)) as Languages
      const route = findRoute(pathname.slice(config.base.length - 1))
      const gate = hasGate(route) ? { defaultLanguageHomePath: languages[0]?.base } : undefined
      const tag = bootTag(await bundleBootScript(config), gate)
      return html.replace(BOOT_PLACEHOLDER, () => tag).replace(DOCUMENT_TAG, documentTag)
    },
  }
}
