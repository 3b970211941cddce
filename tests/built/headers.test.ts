import { join } from 'node:path'
import { type PreviewServer, preview } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { badPaths } from '../helpers/badPaths.ts'
import { builtFolder } from '../helpers/fixedSites.ts'
import { findRoute } from '../helpers/siteModules.ts'
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
    expect(headers.get('x-frame-options')).toBe('SAMEORIGIN')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
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

it('has files with a hash cached, and no missing file for longer than a day', async () => {
  const [file = ''] = filesIn('assets')
  for (const path of [file, 'assets/index-gone.js', 'assets/pictures/gone.avif'])
    expect((await get(path)).headers.get('cache-control'), path).toBe(
      'public, max-age=86400, stale-while-revalidate=31536000',
    )
  expect((await get('assets/index-gone.js')).status).toBe(404)
})

it('sends each icon, preview card and web manifest with its type', async () => {
  const [card = ''] = /preview-\w+\.jpg/.exec(readPage(findRoute('/'))) ?? []
  for (const [file, type] of [
    ['manifest.webmanifest', 'application/manifest+json'],
    ['icon.svg', 'image/svg+xml'],
    [card, 'image/jpeg'],
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
