import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Manifest } from 'vite'
import type { Route } from '../routes.ts'
import { BOOT_PLACEHOLDER, bootTag, DOCUMENT_TAG } from './bootScript.ts'
import { builtFiles } from './builtFiles.ts'
import { metaPolicy } from './policy.ts'

type Prerender = typeof import('../prerender.tsx')

/** The key of the entry in Vite's manifest: its scripts and styles are on every page. */
const ENTRY = 'index.html'
/** The key of the gate's corona in Vite's manifest. */
const CORONA = 'src/scene/corona.webp'
const ROOT = '<div id="root"></div>'
const STYLE_LINK = /<link rel="stylesheet"[^>]*>\s*/g

/** A finished build of one language, before its pages are written. */
export interface Build {
  readonly page: Prerender
  readonly manifest: Manifest
  readonly index: string
  readonly boot: string
  /** The modules of the texts in Markdown, as keys of the manifest, by the paths of their pages. */
  readonly proseModules: ReadonlyMap<string, readonly string[]>
  /** The files with hashed names, from the output folder. */
  readonly hashedFiles: readonly string[]
  readonly dist: string
  /** The site's base path, with a slash at both ends. */
  readonly base: string
  readonly homeUrl: URL
}

/** The HTML of a page: its head with styles, policy and preloads, and its body as React renders it. */
export async function pageHtml(route: Route, build: Build): Promise<string> {
  const { page, manifest, boot, base, homeUrl } = build
  const modules = [...page.pageModules(route), ...(build.proseModules.get(route.path) ?? [])]
  const ofPage = modules.map((module) => builtFiles(manifest, module, ENTRY))
  const styles = [...new Set([builtFiles(manifest, ENTRY), ...ofPage].flatMap(({ styles }) => [...styles]))]
  const scripts = new Set(ofPage.flatMap(({ scripts }) => [...scripts]))
  const css = await styleText(build.dist, styles)
  const policy = metaPolicy({ scripts: [boot], styles: [css] }, page.outsideHosts)
  const headStart = [
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    bootTag(boot, page.hasGate(route), page.languages[0]?.base),
    ...fontPreloads(build),
    ...(page.hasGate(route) ? [coronaPreload(build)] : []),
    // With `use-credentials` a browser requests the manifest over its open connection.
    `<link rel="manifest" href="${base}${page.MANIFEST_FILE}" crossorigin="use-credentials">`,
  ].join('')
  const headEnd = [
    `<style>${css}</style>`,
    // Vite looks for these links before it loads a script's style sheets. Browsers do not fetch a disabled link.
    ...styles.map((file) => `<link rel="stylesheet" href="${base}${file}" disabled>`),
    ...[...scripts].map((file) => `<link rel="modulepreload" crossorigin href="${base}${file}">`),
  ].join('')
  const root = `<div id="root" data-path="${route.path}">${await page.renderPage(route)}</div>`
  const html = build.index
    .replaceAll(STYLE_LINK, '')
    .replace(DOCUMENT_TAG, () => page.documentTag)
    .replace(BOOT_PLACEHOLDER, () => headStart)
    .replace('<!--head-->', () => page.renderHead(route, homeUrl))
    .replace('</head>', () => `${headEnd}</head>`)
    .replace(ROOT, () => `${root}${page.structuredDataScript(route, homeUrl)}`)
  return scriptsLast(html)
}

function fontPreloads({ hashedFiles, base }: Build): readonly string[] {
  return hashedFiles
    .filter((file) => /-core.*\.woff2$/.test(file))
    .map((file) => `<link rel="preload" href="${base}${file}" as="font" type="font/woff2" crossorigin>`)
}

/** Preloads the corona. It is a mask, which browsers request late. Until it has loaded, the gate is a black disc. */
function coronaPreload({ manifest, base }: Build): string {
  const file = manifest[CORONA]?.file
  if (!file) throw new Error(`prerender: the build has no ${CORONA}`)
  return `<link rel="preload" href="${base}${file}" as="image" type="image/webp">`
}

/** The page's styles, for a `<style>`: with links to files the page would stay blank for another round trip. */
async function styleText(dist: string, files: readonly string[]): Promise<string> {
  const sheets = await Promise.all(files.map((file) => readFile(join(dist, file), 'utf8')))
  return sheets.join('').trim()
}

/** Lowers the priority of scripts, so that on a slow network the typefaces of the first paint load before them. */
function scriptsLast(html: string): string {
  return html.replaceAll(/<(script type="module"|link rel="modulepreload")/g, '<$1 fetchpriority="low"')
}
