import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { builtFolder } from '../helpers/fixedSites.ts'
import { attributes } from './builtSite.ts'

// The built site `everything`, whose base is /layla/. Its host may serve other sites beside it.

const BASE = '/layla/'
const dist = builtFolder('everything')
const pages = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter(
  // An example and the preview's frame are at another place when they are used.
  (file) => /\.html$/.test(file) && !/^(examples|editor.frame)/.test(file),
)
const read = (file: string) => readFileSync(join(dist, file), 'utf8')

it('names only addresses below its base, each with a file', () => {
  const broken: string[] = []
  expect(pages.length).toBeGreaterThan(10)
  for (const page of pages) {
    const html = read(page)
    for (const address of [...attributes(html, 'href'), ...attributes(html, 'src')]) {
      if (!address.startsWith('/')) continue
      const path = decodeURIComponent(address.slice(BASE.length).replace(/[?#].*/, ''))
      const file = /\.\w+$/.test(path) ? path : join(path, 'index.html')
      if (!address.startsWith(BASE) || !existsSync(join(dist, file))) broken.push(`${page}: ${address}`)
    }
  }
  expect(broken).toEqual([])
})

it('has published addresses with the base in metadata, sitemap and manifest', () => {
  const home = read('index.html')
  expect(home).toContain('<link rel="canonical" href="https://someone.example.com/layla/"/>')
  expect(read('about/index.html')).toContain(
    '<link rel="canonical" href="https://someone.example.com/layla/about/"/>',
  )
  expect(read('sitemap.xml')).toContain('<loc>https://someone.example.com/layla/shop/elsewhere/</loc>')
  expect(read('robots.txt')).toContain('Sitemap: https://someone.example.com/layla/sitemap.xml')
  expect(home).toContain('<link rel="manifest" href="/layla/manifest.webmanifest"')
})

it('has the pages of the menu and of the footer on every page but the editors', () => {
  for (const page of pages.filter((file) => !file.startsWith('editor'))) {
    const html = read(page)
    const linksIn = (name: string) => {
      const [, list = ''] = html.split(`<nav aria-label="${name}"`)
      return [...(list.split('</nav>')[0] ?? '').matchAll(/<a [^>]*>([^<]*)<\/a>/g)].map(([, text]) => text)
    }
    expect(linksIn('الصفحات'), page).toEqual(['ليل', 'للصحافة', 'عنّي'])
    expect(linksIn('صفحات أخرى'), page).toEqual(['الخصوصية'])
  }
})

it('has no trace of a page that is a draft', () => {
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  expect(files.filter((file) => /winter/.test(file))).toEqual([])
  const texts = files.filter((file) => /\.(html|js|xml|json|txt|md)$/.test(file)).map(read)
  expect(texts.join()).toContain('كل الصور حرّة للصحافة')
  expect(texts.join()).not.toMatch(/winter|جرار الشتاء|لم تكتمل بعد/)
})

it('allows each page to contact exactly the hosts of its content', () => {
  const [policy = ''] = attributes(read('index.html'), 'content')
  for (const directive of [
    "connect-src 'self' https://forms.example.com",
    "frame-src 'self' https://open.spotify.com https://www.youtube-nocookie.com https://w.soundcloud.com https://embed.music.apple.com https://player.vimeo.com",
    "media-src 'self' https://songs.example.com https://films.example.com",
    'form-action https://forms.example.com',
  ])
    expect(policy.split('; ')).toContain(directive)
})

it('has the owner’s public files', () => {
  expect(read('notes.txt')).toBe(readFileSync('tests/sites/everything/public/notes.txt', 'utf8'))
})

it('has the constants of the owner’s sky.json in its pages, and the defaults for the others', () => {
  const home = read('index.html')
  expect(home).toContain('data-stars="140"')
  expect(home).toContain('--gate-fade-out:1.4s')
  expect(home).toContain('--player-height:160px')
  expect(home).toContain('[data-view=home]{--moon-x:calc(50cqw + .4*min(100cqw,1280px))')
  expect(home).toContain('--column:38rem')
  // The opacity 0.14 is 24 of ff in hexadecimal.
  expect(home).toMatch(/--moonlight:#[\da-f]{6}24/)
})

it('has links to the shop and a form for its service, which need no script', () => {
  const home = read('index.html')
  const [form = ''] = /<form [^>]*>/.exec(home) ?? []
  expect(attributes(form, 'action')).toEqual(['https://forms.example.com/f/layla'])
  expect(attributes(form, 'method')).toEqual(['post'])
  expect(home).toMatch(/<a href="\/layla\/shop"[^>]*>زوروا متجر القوالب</)
  expect(read('shop/index.html')).toMatch(/<a href="\/layla\/shop\/blood"/)
  expect(read('shop/blood/index.html')).toMatch(/<h1[^>]*>قمر الدم</)
})

it('has moving files of an animation only for visitors who do not reduce motion', async () => {
  const [, html = ''] =
    /<picture[^>]*data-picture="roda\.gif">(.*?)<\/picture>/s.exec(read('media/index.html')) ?? []
  const frameCounts = (tag: string) =>
    Promise.all(
      (tag.match(/\/layla\/assets\/[^ "]+/g) ?? []).map(async (address) => {
        const { pages = 1 } = await sharp(join(dist, address.slice(BASE.length))).metadata()
        return pages
      }),
    )
  const [moving = '', ...still] = html.match(/<(source|img)[^>]*>/g) ?? []
  expect(attributes(moving, 'media')).toEqual(['(prefers-reduced-motion: no-preference)'])
  expect(new Set(await frameCounts(moving))).toEqual(new Set([8]))
  expect(still).toHaveLength(2)
  expect(new Set(await frameCounts(still.join()))).toEqual(new Set([1]))
})
