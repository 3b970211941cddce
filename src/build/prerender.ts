import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import sharp from 'sharp'
import type { Plugin } from 'vite'

type Prerender = typeof import('../prerender.tsx')

const MOON = 'src/scene/moon.webp'
const ROOT = '<div id="root"></div>'
/** Without subsampling: rose letters on a dark ground would lose their edges. */
const CARD_JPEG = { quality: 84, mozjpeg: true, chromaSubsampling: '4:4:4' } as const
/** Hosts outside the site that a page may embed. */
export const EMBEDDED_HOSTS = ['https://open.spotify.com'] as const

/** What a page may load: its own files, the players, and the one inline script whose hash is given. */
function contentSecurityPolicy(inlineScripts: readonly string[]): string {
  const hashes = inlineScripts.map(
    (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  )
  return [
    "default-src 'none'",
    `script-src 'self' ${hashes.join(' ')}`,
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    `frame-src ${EMBEDDED_HOSTS.join(' ')}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ')
}

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

        const shell = await readFile(join(dist, 'index.html'), 'utf8')
        const inlineScripts = [...shell.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
          ([, script = '']) => script,
        )
        const fonts = (await readdir(join(dist, 'assets'))).filter((file) => file.endsWith('.woff2'))
        const everyPage = [
          `<meta http-equiv="Content-Security-Policy" content="${contentSecurityPolicy(inlineScripts)}">`,
          ...fonts
            .filter((file) => !file.includes('emoji'))
            .map(
              (file) =>
                `<link rel="preload" href="${config.base}assets/${file}" as="font" type="font/woff2" crossorigin>`,
            ),
          `<link rel="manifest" href="${config.base}${page.MANIFEST_FILE}">`,
        ].join('')

        for (const route of page.printed) {
          const html = shell
            .replace('<meta charset="utf-8" />', (charset) => `${charset}${everyPage}`)
            .replace('<!--head-->', () => page.renderHead(route, published))
          const words = await page.renderPage(route)
          const file = join(dist, route.file)
          await mkdir(dirname(file), { recursive: true })
          await writeFile(
            file,
            html.replace(
              ROOT,
              () =>
                `<div id="root" data-path="${route.path}">${words}</div>${page.structuredDataScript(route, published)}`,
            ),
          )
        }

        for (const { file, text } of page.siteFiles(published)) await writeFile(join(dist, file), text)
        await drawPreviewCards(page, published, await readFile(resolve(config.root, MOON)), dist)
        await rm(bundle, { recursive: true })
      },
    },
  }
}

/** Draws the card of every page that can be shared. */
async function drawPreviewCards(page: Prerender, published: URL, moon: Buffer, dist: string): Promise<void> {
  const typefaces = await page.openCardTypefaces()
  const surface = await sharp(moon).png().toBuffer()
  const moonUrl = `data:image/png;base64,${surface.toString('base64')}`
  for (const route of page.routes) {
    const lacking = page.lackingCharacters(route, typefaces)
    if (lacking.length > 0)
      console.warn(
        `The preview card of ${route.path} leaves out ${lacking.join(' ')}: the site’s typefaces have no such letters.`,
      )
    const words = page.setWords(route, published, typefaces)
    const card = page.renderPreviewCard({ route, words, moonUrl })
    await sharp(Buffer.from(card))
      .jpeg(CARD_JPEG)
      .toFile(join(dist, page.previewCard(route).file))
  }
}
