import { existsSync } from 'node:fs'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { MANIFEST_FILE, manifestIcons, touchIcon } from '../../../src/head/iconFiles.ts'
import { renderHead } from '../../../src/head/renderHead.tsx'
import { siteFiles } from '../../../src/head/siteFiles.ts'
import { toHex } from '../../../src/lib/rgb.ts'
import { findRoute, routes } from '../../../src/routes.ts'
import { palette } from '../../../src/site/theme.ts'

const files = new Map(
  siteFiles(new URL('https://someone.example/some/base/'), routes).map(({ file, text }) => [file, text]),
)

describe('the files about the whole site', () => {
  it('point robots to the sitemap', () => {
    expect(files.get('robots.txt')).toContain('\nSitemap: https://someone.example/some/base/sitemap.xml\n')
  })

  it('list exactly the routes in the sitemap', () => {
    const listed = [...(files.get('sitemap.xml') ?? '').matchAll(/<loc>([^<]*)<\/loc>/g)].map(
      ([, loc]) => loc,
    )
    expect(listed).toEqual(
      routes.map(({ path }) => `https://someone.example/some/base${path === '/' ? '' : encodeURI(path)}/`),
    )
  })

  it('name only icons that exist, with their sizes', async () => {
    const manifest = JSON.parse(files.get(MANIFEST_FILE) ?? '')
    for (const { src } of manifest.icons) expect(existsSync(`public/${src}`), src).toBe(true)
    for (const { file, sizePx } of [...manifestIcons, touchIcon]) {
      const { width, height } = await sharp(`public/${file}`).metadata()
      expect([width, height], file).toEqual([sizePx, sizePx])
    }
    expect(manifestIcons.map(({ purpose }) => purpose)).toContain('maskable')
  })

  it('start the installed site inside its scope, under any base', () => {
    const { start_url, scope } = JSON.parse(files.get(MANIFEST_FILE) ?? '')
    expect([start_url, scope]).toEqual(['.', '.'])
  })

  it('have the same theme colour as the pages', () => {
    expect(renderHead(findRoute('/'), new URL('https://someone.example/'))).toContain(
      `name="theme-color" content="${toHex(palette.void)}"`,
    )
    expect(JSON.parse(files.get(MANIFEST_FILE) ?? '').theme_color).toBe(toHex(palette.void))
  })
})
