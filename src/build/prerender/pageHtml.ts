import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Route } from '../../site/route.ts'
import { metaPolicy } from '../headers/policy.ts'
import { builtFiles } from './builtFiles.ts'
import type { BuiltSite } from './builtSite.ts'
import type { PublishedNames } from './writeVersioned.ts'

/** Keys in Vite's manifest. The scripts and styles of the entry are on every page. */
const ENTRY = 'index.html'
const CORONA = 'src/scene/corona.webp'
/** The manifest's keys of the core subsets of the typefaces. */
const CORE_FONT = /-core\.woff2$/

/** Parts of `index.html` that each page replaces. */
export const DOCUMENT_TAG = '<html lang="en">'
const BOOT = '<!--boot-->'
const ENTRY_SCRIPT = '<script type="module" src="/src/main.tsx"></script>'
const ROOT = '<div id="root"></div>'

export interface Build extends BuiltSite {
  /** The project's `index.html`. Vite's own output of it is not used: the tags of a page come from the manifest. */
  readonly indexHtml: string
  readonly bootCode: string
  readonly names: PublishedNames
  /** Keys of the manifest, by the paths of the Markdown pages. */
  readonly proseModules: ReadonlyMap<string, readonly string[]>
}

/** The HTML of a page: the project's `index.html` with the page's own tags and its prerendered text. */
export async function pageHtml(route: Route, build: Build): Promise<string> {
  const { prerender, manifest, bootCode, homeUrl, names } = build
  const { base } = build.config
  const modules = [prerender.pageModule(route), ...(build.proseModules.get(route.path) ?? [])]
  const pageFiles = modules.map((module) => builtFiles(manifest, module, ENTRY))
  const entryFiles = builtFiles(manifest, ENTRY)
  const styles = [...new Set([entryFiles, ...pageFiles].flatMap((files) => [...files.styles]))]
  // The entry is the last of its files, because the imports of a module come first.
  const entryScripts = [...entryFiles.scripts]
  const entryScript = entryScripts.pop()
  const pageScripts = new Set(pageFiles.flatMap((files) => [...files.scripts]))
  const css = await readStyles(build.dist, styles)
  const policy = metaPolicy({ scripts: [bootCode], styles: [css] }, prerender.outsideHosts)
  const headStart = [
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    `<script${prerender.hasGate(route) ? gateAttributes(build) : ''}>${bootCode}</script>`,
    ...fontPreloads(build),
    // With `use-credentials` a browser requests the manifest over the page's open connection, not over a second one.
    `<link rel="manifest" href="${base}${prerender.MANIFEST_FILE}" crossorigin="use-credentials">`,
  ].join('')
  // On a slow network the typefaces of the first paint then load before the scripts.
  const preload = (file: string) =>
    `<link rel="modulepreload" fetchpriority="low" crossorigin href="${base}${file}">`
  const headEnd = [
    `<script type="module" fetchpriority="low" crossorigin src="${base}${entryScript}"></script>`,
    ...entryScripts.map(preload),
    `<style>${css}</style>`,
    // Because of these links Vite does not load the style sheets again. Browsers do not fetch a disabled link.
    ...styles.map((file) => `<link rel="stylesheet" href="${base}${file}" disabled>`),
    ...[...pageScripts].map(preload),
  ].join('')
  const root = `<div id="root" data-path="${route.path}">${await prerender.renderPage(route)}</div>`
  return build.indexHtml
    .replace(/href="\/([^"]*)/g, (_, file) => `href="${base}${names.get(file) ?? file}`)
    .replace(DOCUMENT_TAG, () => prerender.documentTag)
    .replace(BOOT, () => headStart)
    .replace(ENTRY_SCRIPT, () => prerender.renderHead(route, homeUrl, names) + headEnd)
    .replace(ROOT, () => `${root}${prerender.structuredDataScript(route, homeUrl, prerender)}`)
}

/** Preloads the typefaces of the first paint. */
function fontPreloads({ manifest, config }: Build): readonly string[] {
  return Object.entries(manifest)
    .filter(([key]) => CORE_FONT.test(key))
    .map(
      ([, { file }]) =>
        `<link rel="preload" href="${config.base}${file}" as="font" type="font/woff2" crossorigin>`,
    )
}

/** The attributes of the boot script on a page with a gate. The script preloads the corona's picture for the gate. */
function gateAttributes({ manifest, config }: Build): string {
  const corona = manifest[CORONA]
  if (!corona) throw new Error(`prerender: the build has no ${CORONA}`)
  return ` data-gate="" data-corona="${config.base}${corona.file}"`
}

/** The styles are inline, because with links the page would stay blank for another round trip. */
async function readStyles(dist: string, files: readonly string[]): Promise<string> {
  const sheets = await Promise.all(files.map((file) => readFile(join(dist, file), 'utf8')))
  return sheets.join('').trim()
}
