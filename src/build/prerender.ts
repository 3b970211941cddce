import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import sharp from 'sharp'
import type { Plugin } from 'vite'

type Prerender = typeof import('../prerender.tsx')

const MOON = 'src/scene/moon.webp'
const ROOT = '<div id="root"></div>'
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
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ')
}

/** Writes every route to a file of its own, with its words, its head and its policy, once the site is built. */
export function prerenderRoutes(): Plugin {
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
        const { printed, renderPage, renderHead, renderPreviewCard, previewCard }: Prerender = await import(
          /* @vite-ignore: the bundle is built just above */ entry
        )

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
              (file) => `<link rel="preload" href="/assets/${file}" as="font" type="font/woff2" crossorigin>`,
            ),
        ].join('')

        for (const route of printed) {
          const html = shell
            .replace('<meta charset="utf-8" />', (charset) => `${charset}${everyPage}`)
            .replace('<!--head-->', () => renderHead(route))
          const words = await renderPage(route)
          const file = join(dist, route.file)
          await mkdir(dirname(file), { recursive: true })
          await writeFile(
            file,
            html.replace(ROOT, () => `<div id="root" data-path="${route.path}">${words}</div>`),
          )
        }

        const moon = await sharp(resolve(config.root, MOON)).png().toBuffer()
        const card = renderPreviewCard(`data:image/png;base64,${moon.toString('base64')}`)
        await sharp(Buffer.from(card)).jpeg({ quality: 84 }).toFile(join(dist, previewCard.file))
        await rm(bundle, { recursive: true })
      },
    },
  }
}
