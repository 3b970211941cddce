import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Manifest } from 'vite'
import type { Route } from '../../site/route.ts'
import { metaPolicy } from '../headers/policy.ts'
import { BOOT_PLACEHOLDER, bootTag, DOCUMENT_TAG } from './bootScript.ts'
import { builtFiles } from './builtFiles.ts'

type Prerender = typeof import('../../prerender.tsx')

/** Keys in Vite's manifest. The scripts and styles of the entry are on every page. */
const ENTRY = 'index.html'
const CORONA = 'src/scene/corona.webp'

/** Parts of the built `index.html` that each page replaces or removes. */
const ROOT = '<div id="root"></div>'
const STYLE_LINK = /<link rel="stylesheet"[^>]*>\s*/g

export interface Build {
  readonly prerender: Prerender
  readonly manifest: Manifest
  /** The built `index.html`, with placeholders for the parts of a page. */
  readonly indexHtml: string
  readonly bootCode: string
  /** Keys of the manifest, by the paths of the Markdown pages. */
  readonly proseModules: ReadonlyMap<string, readonly string[]>
  /** Paths below the output folder. */
  readonly hashedFiles: readonly string[]
  readonly dist: string
  /** With a slash at both ends. */
  readonly base: string
  readonly homeUrl: URL
}

export async function pageHtml(route: Route, build: Build): Promise<string> {
  const { prerender, manifest, bootCode, base, homeUrl } = build
  const modules = [prerender.pageModule(route), ...(build.proseModules.get(route.path) ?? [])]
  const pageFiles = modules.map((module) => builtFiles(manifest, module, ENTRY))
  const allFiles = [builtFiles(manifest, ENTRY), ...pageFiles]
  const styles = [...new Set(allFiles.flatMap((files) => [...files.styles]))]
  const scripts = new Set(pageFiles.flatMap((files) => [...files.scripts]))
  const css = await readStyles(build.dist, styles)
  const policy = metaPolicy({ scripts: [bootCode], styles: [css] }, prerender.outsideHosts)
  const gate = prerender.hasGate(route) ? { coronaUrl: coronaUrl(build) } : undefined
  const headStart = [
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    bootTag(bootCode, gate),
    ...fontPreloads(build),
    // With `use-credentials` a browser requests the manifest over the page's open connection, not over a second one.
    `<link rel="manifest" href="${base}${prerender.MANIFEST_FILE}" crossorigin="use-credentials">`,
  ].join('')
  const headEnd = [
    `<style>${css}</style>`,
    // Because of these links Vite does not load the style sheets again. Browsers do not fetch a disabled link.
    ...styles.map((file) => `<link rel="stylesheet" href="${base}${file}" disabled>`),
    ...[...scripts].map((file) => `<link rel="modulepreload" crossorigin href="${base}${file}">`),
  ].join('')
  const root = `<div id="root" data-path="${route.path}">${await prerender.renderPage(route)}</div>`
  const html = build.indexHtml
    .replaceAll(STYLE_LINK, '')
    .replace(DOCUMENT_TAG, () => prerender.documentTag)
    .replace(BOOT_PLACEHOLDER, () => headStart)
    .replace('<!--head-->', () => prerender.renderHead(route, homeUrl))
    .replace('</head>', () => `${headEnd}</head>`)
    .replace(ROOT, () => `${root}${prerender.structuredDataScript(route, homeUrl, prerender.routes)}`)
  return lowerScriptPriority(html)
}

/** Preloads the core subsets of the typefaces, as in `assets/source-sans-3-core-8f2c1d3e.woff2`. */
function fontPreloads({ hashedFiles, base }: Build): readonly string[] {
  return hashedFiles
    .filter((file) => /-core.*\.woff2$/.test(file))
    .map((file) => `<link rel="preload" href="${base}${file}" as="font" type="font/woff2" crossorigin>`)
}

function coronaUrl({ manifest, base }: Build): string {
  const file = manifest[CORONA]?.file
  if (!file) throw new Error(`prerender: the build has no ${CORONA}`)
  return base + file
}

/** The styles are inline, because with links the page would stay blank for another round trip. */
async function readStyles(dist: string, files: readonly string[]): Promise<string> {
  const sheets = await Promise.all(files.map((file) => readFile(join(dist, file), 'utf8')))
  return sheets.join('').trim()
}

/** On a slow network the typefaces of the first paint then load before the scripts. */
function lowerScriptPriority(html: string): string {
  return html.replaceAll(/<(script type="module"|link rel="modulepreload")/g, '<$1 fetchpriority="low"')
}
