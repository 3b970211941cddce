import type { Plugin, ResolvedConfig } from 'vite'
import { findRoute, hasGate } from '../routes.ts'
import { inlineScript } from './inlineScript.ts'

/** Where `index.html` wants the boot script. */
export const BOOT_PLACE = '<!--boot-->'
const ENTRY = 'src/boot.ts'

/** The built files of the sky, which the boot script fetches early. */
export interface SkyFiles {
  readonly scripts: readonly string[]
  readonly moon: string
}

/** The boot script's element. @param sky null on a page without a sky */
export function bootTag(code: string, sky: SkyFiles | null): string {
  const data = sky ? ` data-sky="${sky.scripts.join(' ')}" data-moon="${sky.moon}"` : ''
  return `<script${data}>${code}</script>`
}

/** Bundles the boot script. */
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
    async transformIndexHtml(html, { originalUrl = config.base }) {
      const { pathname } = new URL(originalUrl, 'http://localhost')
      const sky = hasGate(findRoute(pathname.slice(config.base.length - 1)))
        ? { scripts: [], moon: '' }
        : null
      const tag = bootTag(await bundleBootScript(config), sky)
      return html.replace(BOOT_PLACE, () => tag)
    },
  }
}
