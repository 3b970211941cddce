import { join } from 'node:path'
import { type PreviewServer, preview } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { badPaths } from '../helpers/badPaths.ts'
import { builtFolder } from '../helpers/fixedSites.ts'
import { fileAt, filesIn, pageKinds, readPage } from './builtSite.ts'

let server: PreviewServer
let root = ''

/** The built site's base is in the headers' file, but the server's address is only known when it runs. */
beforeAll(async () => {
  const projectRoot = join(import.meta.dirname, '../..')
  server = await preview({
    build: { outDir: builtFolder('sample') },
    root: projectRoot,
    logLevel: 'error',
    preview: { port: 0 },
  })
  root = server.resolvedUrls?.local[0] ?? ''
})
afterAll(() => server.close())

/** Requests a path of the site as it is, without resolving its dots. @param path without a slash at its start */
const get = (path: string) => fetch(root + path, { redirect: 'manual' })

it.each(pageKinds.filter(({ isNotFound }) => !isNotFound).map(({ path }) => path))(
  'protects %s, and has it revalidated each time it is requested',
  async (path) => {
    const { status, headers } = await get(path.slice(1))
    expect(status).toBe(200)
    expect(headers.get('content-type')).toContain('text/html')
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    expect(headers.get('content-security-policy')).not.toMatch(/unsafe-(inline|eval)/)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
    expect(headers.get('permissions-policy')).toContain('camera=()')
    expect(headers.get('cache-control')).toBe('no-cache')
  },
)

it('lets only the site put the editor’s preview into a frame', async () => {
  const file = filesIn('editor/frame').find((path) => path.endsWith('index.html')) ?? ''
  const { status, headers } = await get(file.replace('index.html', ''))
  expect(status).toBe(200)
  expect(headers.get('x-frame-options')).toBe('SAMEORIGIN')
})

it('has each file directly in assets/ cached for a year, and no missing file for longer than a day', async () => {
  const files = filesIn('assets').filter((file) => file.split('/').length === 2)
  expect(files.length).toBeGreaterThan(0)
  for (const file of files) {
    const { headers } = await fetch(root + file, { method: 'HEAD' })
    expect(headers.get('cache-control'), file).toBe('public, max-age=31536000, immutable')
  }
  // A 404 is cached for less than 100,000 s, because a later deploy may add the file.
  for (const missing of ['assets/index-gone.js', 'assets/pictures/gone.avif']) {
    const response = await get(missing)
    expect(response.status).toBe(404)
    expect(response.headers.get('cache-control') ?? 'no-cache', missing).not.toMatch(
      /immutable|max-age=\d{6}/,
    )
  }
})

it('sends each icon, preview card and web manifest with its type', async () => {
  for (const [file, type] of [
    ['manifest.webmanifest', 'application/manifest+json'],
    ['icon.svg', 'image/svg+xml'],
    ['preview.jpg', 'image/jpeg'],
  ] as const)
    expect((await get(file)).headers.get('content-type'), file).toContain(type)
})

describe('a path without a page', () => {
  it.each(badPaths)('gets the status 404, a 404 page and its headers: $name', async ({ path, shows }) => {
    const response = await get(path.slice(1))
    expect(response.status).toBe(404)
    expect(response.headers.get('x-frame-options')).toBe('SAMEORIGIN')
    expect(await response.text()).toBe(readPage(shows))
  })

  it('has the policy also in its page, because the path may have no header', () => {
    for (const route of pageKinds)
      expect(readPage(route)).toContain(
        '<meta http-equiv="Content-Security-Policy" content="default-src \'none\';',
      )
    expect(fileAt('nowhere')).toBeUndefined()
  })
})
