import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import sharp from 'sharp'
import type { Manifest, Plugin } from 'vite'
import { headerRules, headersFile } from './headers.ts'
import { headerPolicy, type InlineCode, metaPolicy, previewPolicy } from './policy.ts'
import { PREVIEW_FOLDER } from './previewFrame.ts'

type Prerender = typeof import('../prerender.tsx')

const MOON = 'src/scene/moon.webp'
const ROOT = '<div id="root"></div>'
/** Without subsampling: rose letters on a dark ground would lose their edges. */
const CARD_JPEG = { quality: 84, mozjpeg: true, chromaSubsampling: '4:4:4' } as const

/**
 * Once the site is built, writes every route to a file of its own, with its words, its head, its policy and its
 * preview card, and the files that speak of the whole site.
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

        const { shell, code } = await withInlineStyles(dist, config.base)
        const manifest = await readManifest(dist)
        const fonts = (await readdir(join(dist, 'assets'))).filter((file) => file.endsWith('.woff2'))
        const preloads = fonts
          .filter((file) => file.includes('-core'))
          .map(
            (file) =>
              `<link rel="preload" href="${config.base}assets/${file}" as="font" type="font/woff2" crossorigin>`,
          )
          .join('')
        // As for credentials, of which there are none: else browsers open a second connection for it.
        const everyPage = `<link rel="manifest" href="${config.base}${page.MANIFEST_FILE}" crossorigin="use-credentials">`

        for (const route of page.printed) {
          // A tool shows its words at once, and puts on its typefaces when they are there: see `tokens.css`.
          const early = page.hasGate(route) ? preloads + everyPage : everyPage
          const html = shell
            .replace(
              '<meta charset="utf-8" />',
              (charset) =>
                `${charset}<meta http-equiv="Content-Security-Policy" content="${metaPolicy(code)}">${early}`,
            )
            .replace('<!--head-->', () => page.renderHead(route, published))
          const scripts = scriptsOf(manifest, page.pageModule(route.page)).map((name) => config.base + name)
          const words = await page.renderPage(route)
          const file = join(dist, route.file)
          await mkdir(dirname(file), { recursive: true })
          await writeFile(
            file,
            html.replace(
              ROOT,
              () =>
                `<div id="root" data-path="${route.path}" data-scripts="${scripts.join(' ')}">${words}</div>${page.structuredDataScript(route, published)}`,
            ),
          )
        }

        const policy = headerPolicy(code)
        const guarded = page.printed.map(({ path }) => ({ path, policy }))
        const preview = { path: `/${PREVIEW_FOLDER}*`, policy: previewPolicy('header'), sandboxed: true }
        await writeFile(join(dist, '_headers'), headersFile(headerRules(config.base, [...guarded, preview])))
        for (const { file, text } of page.siteFiles(published)) await writeFile(join(dist, file), text)
        await drawPreviewCards(page, published, await readFile(resolve(config.root, MOON)), dist)
        await rm(bundle, { recursive: true })
      },
    },
  }
}

/** Draws the card of every page that can be shared. */
async function drawPreviewCards(page: Prerender, published: URL, moon: Buffer, dist: string): Promise<void> {
  const cards = page.routes.map((route) => ({ route, words: page.cardWords(route, published) }))
  const said = cards.flatMap(({ words }) => Object.values(words)).join('')
  const fonts = await page.cardFonts(said)
  if (fonts.lacking.size > 0)
    console.warn(
      `The preview cards leave out ${[...fonts.lacking].join(' ')}: the site’s typefaces have no such letters.`,
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

/**
 * Puts the site's one style sheet into the page itself, so that the first paint waits for nothing but the page, and
 * takes the entry's script out of it: the boot script fetches that once the page is painted.
 *
 * @returns the page without its words, and all its inline code
 */
async function withInlineStyles(dist: string, base: string): Promise<{ shell: string; code: InlineCode }> {
  const printed = await readFile(join(dist, 'index.html'), 'utf8')
  const [link, href = ''] = /<link rel="stylesheet"[^>]* href="([^"]+)">/.exec(printed) ?? []
  if (link === undefined) throw new Error('prerender: the built page has no style sheet')
  const file = join(dist, href.slice(base.length))
  const styles = (await readFile(file, 'utf8')).trim()
  await rm(file)
  const [entry = ''] = /\s*<script type="module"[^>]*><\/script>/.exec(printed) ?? []
  const scripts = [...printed.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, script = '']) => script)
  return {
    shell: printed.replace(link, () => `<style>${styles}</style>`).replace(entry, ''),
    code: { scripts, styles: [styles] },
  }
}

/** Reads which file each module was built into, and removes the list: visitors have no use for it. */
async function readManifest(dist: string): Promise<Manifest> {
  const folder = join(dist, '.vite')
  const manifest: Manifest = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8'))
  await rm(folder, { recursive: true })
  return manifest
}

/**
 * The files of the scripts that a page starts with, to be fetched all at once instead of one after the other; those
 * that others need come first, so that each can be run on its own.
 */
function scriptsOf(manifest: Manifest, module: string): string[] {
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry) ?? ''
  return [...new Set([...filesOf(manifest, entry), ...filesOf(manifest, module)])]
}

/** The files that a module imports, and last its own. @throws when the build has no such module */
function filesOf(manifest: Manifest, module: string): ReadonlySet<string> {
  const seen = new Set<string>()
  const files = new Set<string>()
  const add = (key: string) => {
    const chunk = manifest[key]
    if (!chunk) throw new Error(`prerender: the build has no ${key}`)
    if (seen.has(key)) return
    seen.add(key)
    chunk.imports?.forEach(add)
    files.add(chunk.file)
  }
  add(module)
  return files
}
