import { appendFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import sharp from 'sharp'
import type { Manifest, Plugin } from 'vite'
import { BOOT_PLACE, bootTag, bundleBootScript, DOCUMENT_TAG } from './bootScript.ts'
import { buildSummary } from './buildSummary.ts'
import { builtFiles } from './builtFiles.ts'
import { headerRules, headersFile } from './headers.ts'
import { furtherLicences, LICENCES_FILE } from './licences.ts'
import { loadContent } from './loadContent.ts'
import { HEADER_POLICY, metaPolicy, PREVIEW_HEADER_POLICY } from './policy.ts'
import { PREVIEW_FOLDER } from './previewFrame.ts'
import { reportContent } from './reportContent.ts'
import { caddySnippet, nginxSnippet } from './serverSnippets.ts'

type Prerender = typeof import('../prerender.tsx')

const ENTRY = 'index.html'
const ASSETS = 'assets'
const MOON = 'src/scene/moon.webp'
const ROOT = '<div id="root"></div>'
const STYLE_LINK = /<link rel="stylesheet"[^>]*>\s*/g
/** Without subsampling: rose letters on a dark ground would lose their edges. */
const CARD_JPEG = { quality: 84, mozjpeg: true, chromaSubsampling: '4:4:4' } as const

/**
 * Once the site is built, writes every route to a file: its body, its head, its policy and its preview card; and the
 * files that speak of the whole site.
 *
 * @param published where the site is published
 */
export function prerenderRoutes(published: URL): Plugin {
  return {
    name: 'moongate:prerender',
    apply: 'build',
    buildApp: {
      order: 'post',
      async handler(builder) {
        const { config } = builder
        const { client, ssr } = builder.environments
        if (!client || !ssr) throw new Error('prerender: the build has no client or no ssr environment')
        await builder.build(client)
        await builder.build(ssr)
        const dist = resolve(config.root, client.config.build.outDir)
        const bundle = resolve(config.root, ssr.config.build.outDir)
        const entry = pathToFileURL(join(bundle, 'prerender.js')).href
        const page: Prerender = await import(/* @vite-ignore: the bundle is built just above */ entry)

        const manifest = await readManifest(dist)
        const everyStyle = builtFiles(manifest, ENTRY).styles
        const shell = (await readFile(join(dist, ENTRY), 'utf8')).replaceAll(STYLE_LINK, '')
        const address = (file: string) => config.base + file
        const boot = await bundleBootScript(config)
        const assets = await readdir(join(dist, ASSETS), { withFileTypes: true })
        const hashed = assets.filter((entry) => entry.isFile()).map(({ name }) => `${ASSETS}/${name}`)
        const fonts = hashed.filter((file) => /-core.*\.woff2$/.test(file))
        const everyPage = [
          ...fonts.map(
            (file) => `<link rel="preload" href="${address(file)}" as="font" type="font/woff2" crossorigin>`,
          ),
          // Without credentials a browser would open a second connection for it.
          `<link rel="manifest" href="${address(page.MANIFEST_FILE)}" crossorigin="use-credentials">`,
        ].join('')

        for (const route of page.prerendered) {
          const { scripts, styles: own } = builtFiles(manifest, page.pageModule(route.page), ENTRY)
          const styles = [...everyStyle, ...own]
          const css = await styleText(dist, styles)
          const policy = metaPolicy({ scripts: [boot], styles: [css] }, page.outsideHosts)
          const first = [
            `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
            bootTag(boot, page.hasGate(route)),
            everyPage,
          ].join('')
          const last = [
            `<style>${css}</style>`,
            // Vite looks for these links before it fetches a script's style sheets; no browser fetches a disabled one.
            ...styles.map((file) => `<link rel="stylesheet" href="${address(file)}" disabled>`),
            ...[...scripts].map((file) => `<link rel="modulepreload" crossorigin href="${address(file)}">`),
          ].join('')
          const body = await page.renderPage(route)
          const html = shell
            .replace(DOCUMENT_TAG, () => page.documentTag)
            .replace(BOOT_PLACE, () => first)
            .replace('<!--head-->', () => page.renderHead(route, published))
            .replace('</head>', () => `${last}</head>`)
            .replace(
              ROOT,
              () =>
                `<div id="root" data-path="${route.path}">${body}</div>${page.structuredDataScript(route, published)}`,
            )
          const file = join(dist, page.fileOf(route))
          await mkdir(dirname(file), { recursive: true })
          await writeFile(file, scriptsLast(html))
        }

        const guarded = page.prerendered.map(({ path }) => ({ path, policy: HEADER_POLICY }))
        const preview = { path: `/${PREVIEW_FOLDER}*`, policy: PREVIEW_HEADER_POLICY }
        const rules = headerRules(config.base, [...guarded, preview], page.outsideHosts.players, hashed)
        await writeFile(join(dist, '_headers'), headersFile(rules))
        const missing = page.missingPages.map(page.fileOf)
        const served = { base: config.base, rules, missing }
        await writeFile(join(dist, '_nginx.conf'), nginxSnippet(served))
        await writeFile(join(dist, '_Caddyfile'), caddySnippet(served))
        const licences = join(dist, LICENCES_FILE)
        await appendFile(licences, await furtherLicences(config.root, await readFile(licences, 'utf8')))
        for (const { file, text } of page.siteFiles(published)) await writeFile(join(dist, file), text)
        await drawPreviewCards(page, published, await readFile(resolve(config.root, MOON)), dist)
        await rm(bundle, { recursive: true })
        const { warnings } = await reportContent(config.root)
        const content = await loadContent(config.root)
        const where = relative(config.root, dist) || dist
        console.log(buildSummary(content, warnings, page.prerendered.length, where))
      },
    },
  }
}

/**
 * The style sheets of a page, which stand in it: a page whose sheets are files is blank for another round trip, and for as
 * long as one of them stalls.
 */
async function styleText(dist: string, files: readonly string[]): Promise<string> {
  const sheets = await Promise.all(files.map((file) => readFile(join(dist, file), 'utf8')))
  return sheets.join('').trim()
}

/** Over a slow network the typefaces of the first paint come before the scripts. */
function scriptsLast(html: string): string {
  return html.replaceAll(/<(script type="module"|link rel="modulepreload")/g, '<$1 fetchpriority="low"')
}

/** Draws the card of every page that can be shared. */
async function drawPreviewCards(page: Prerender, published: URL, moon: Buffer, dist: string): Promise<void> {
  const cards = page.routes.map((route) => ({ route, words: page.cardWords(route, published) }))
  const letters = cards.flatMap(({ words }) => Object.values(words)).join('')
  const fonts = await page.cardFonts(letters)
  if (fonts.lacking.size > 0)
    console.warn(
      `The preview cards leave out ${[...fonts.lacking].join(' ')}, and lines with such letters: the site’s typefaces have none.`,
    )
  const surface = await sharp(moon).png().toBuffer()
  const moonUrl = `data:image/png;base64,${surface.toString('base64')}`
  for (const { route, words } of cards) {
    const card = page.renderPreviewCard({ route, words: await page.setWords(words, fonts), moonUrl })
    await sharp(Buffer.from(card))
      .jpeg(CARD_JPEG)
      .toFile(join(dist, page.previewCard(route).file))
  }
}

/** Reads which file each module was built into, and removes the list, which visitors have no use for. */
async function readManifest(dist: string): Promise<Manifest> {
  const folder = join(dist, '.vite')
  const manifest: Manifest = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8'))
  await rm(folder, { recursive: true })
  return manifest
}
