import { describe, expect, it } from 'vitest'
import { parseSiteData } from '../../../../../src/templates/engine/data/parseSiteData.ts'
import {
  linkOf,
  type Pictures,
  playerOf,
  type SiteData,
} from '../../../../../src/templates/engine/data/siteData.ts'
import type { FontFile, Kit } from '../../../../../src/templates/engine/kit/kit.ts'
import { loadKit } from '../../../../../src/templates/engine/kit/kits.ts'
import { renderPage } from '../../../../../src/templates/engine/render/renderPage.ts'
import { renderSite } from '../../../../../src/templates/engine/render/renderSite.ts'
import { loadSample, type Sample } from '../../../../../src/templates/engine/sample/samples.ts'
import { findPageData } from '../../../../../src/templates/engine/zip/pageData.ts'
import { TEMPLATE_IDS } from '../../../../../src/templates/templateList.ts'
import { bytesIn, textOf } from '../../../../helpers/exportedFiles.ts'
import { filledWith, HOSTILE_TEXTS, withLinks } from '../../../../helpers/hostileSite.ts'
import { htmlMistakes } from '../../../../helpers/validHtml.ts'

/** Limit for a site without the user’s pictures and the text files. */
const MAX_BYTES = 80_000
const NO_PICTURES = new Map<string, Uint8Array>()

const templates = await Promise.all(
  TEMPLATE_IDS.map(async (id): Promise<[Kit, Sample]> => [await loadKit(id), await loadSample(id)]),
)

const page = (kit: Kit, data: SiteData) => renderPage(kit, data, NO_PICTURES)
/** A file of the letters of the sample’s language. */
const isLatin = ({ file }: FontFile) => /-latin-\d/.test(file)
const countElements = (html: string, tagStart: string) =>
  html.match(new RegExp(`<${tagStart}[\\s>]`, 'g'))?.length ?? 0
const dataIn = (html: string): unknown => parseSiteData(JSON.parse(findPageData(html) ?? ''))

for (const [kit, { data, pictures }] of templates) {
  describe(`A site of ${kit.name}`, () => {
    it('is the same, byte for byte, for the same data in any order of its fields', async () => {
      const reversed = Object.fromEntries(Object.entries(data).reverse()) as unknown as SiteData
      expect(await renderSite(kit, reversed, pictures)).toEqual(await renderSite(kit, data, pictures))
    })

    it('has only its page, two text files and the files that the page needs, with plain names, sorted', async () => {
      const files = await renderSite(kit, data, pictures)
      const paths = files.map(({ path }) => path)
      expect(paths).toEqual([...paths].sort())
      for (const path of paths) expect(path).toMatch(/^[A-Za-z0-9-]+(\/[a-z0-9-]+)?\.[a-z0-9]+$/)
      const source = textOf(files, 'index.html') + textOf(files, 'style.css')
      const unnamed = paths.filter((path) => !source.includes(`"${path}"`) && !source.includes(`"${path}?v=`))
      expect(unnamed).toEqual(['README.txt', 'index.html', 'licences.txt'])
    })

    it('has other addresses of its picture, style and script only when these change', async () => {
      const versionsOf = async (changed: Partial<SiteData>, changedPictures: Pictures = pictures) => {
        const html = textOf(await renderSite(kit, { ...data, ...changed }, changedPictures), 'index.html')
        return [...html.matchAll(/"([\w/.]+)\?v=(\w+)"/g)].map(([, file, version]) => [file, version])
      }
      const before = await versionsOf({})
      expect(before.map(([file]) => file)).toEqual(['style.css', 'script.js', 'pictures/portrait.webp'])
      expect(await versionsOf({ tagline: 'New' })).toEqual(before)
      const [style, script, portrait] = before
      const newPictures = new Map([...pictures, ['pictures/portrait.webp', Uint8Array.of(1)]] as const)
      const [newStyle, sameScript, newPortrait] = await versionsOf({ alignment: 'start' }, newPictures)
      expect(newStyle).not.toEqual(style)
      expect(sameScript).toEqual(script)
      expect(newPortrait).not.toEqual(portrait)
    })

    it('weighs less than 80 kB with any fonts, without the user’s pictures and the text files', async () => {
      const fontsOf = (role: 'heading' | 'body') =>
        kit.fonts.filter(({ roles }) => roles.some((fontRole) => fontRole === role))
      for (const heading of fontsOf('heading'))
        for (const body of fontsOf('body')) {
          const chosen = { ...data, headingFont: heading.id, bodyFont: body.id }
          const files = await renderSite(kit, chosen, NO_PICTURES)
          const measured = files.filter(({ path }) => !path.endsWith('.txt'))
          expect(bytesIn(measured), `${heading.id} ${body.id}`).toBeLessThan(MAX_BYTES)
        }
    })

    it('has the licences of its fonts and its code', async () => {
      const licences = textOf(await renderSite(kit, data, NO_PICTURES), 'licences.txt')
      const chosen = kit.fonts.filter(({ id }) => id === data.headingFont || id === data.bodyFont)
      for (const file of chosen.flatMap(({ files }) => files.filter(isLatin)))
        expect(licences).toContain(file.credit.copyright)
      for (const phrase of [
        'SIL OPEN FONT LICENSE Version 1.1',
        'TERMINATION',
        'MIT License',
        'above copyright notice',
      ])
        expect(licences).toContain(phrase)
    })

    it('declares its encoding within the first 1,024 bytes, as the standard demands', () => {
      const bytes = new TextEncoder().encode(page(kit, filledWith(data, 'ü'.repeat(2000))))
      expect(new TextDecoder().decode(bytes.slice(0, 1024))).toContain('<meta charset="utf-8">')
    })

    it('is valid HTML for its sample and for hostile texts', async () => {
      expect(await htmlMistakes(textOf(await renderSite(kit, data, pictures), 'index.html'))).toEqual([])
      for (const text of Object.values(HOSTILE_TEXTS))
        expect(await htmlMistakes(page(kit, filledWith(data, text)))).toEqual([])
    })

    for (const [kind, text] of Object.entries(HOSTILE_TEXTS))
      it(`shows ${kind} in every field as plain text`, () => {
        const hostile = filledWith(data, text)
        const html = page(kit, hostile)
        expect(dataIn(html)).toEqual({ data: hostile })
        const plain = page(kit, filledWith(data, 'x'))
        for (const name of ['script', 'img', 'style', 'iframe', 'b', 'body', 'meta', 'li'])
          expect(countElements(html, name), name).toBe(countElements(plain, name))
        expect(html).not.toMatch(/href="(?!https?:|mailto:|tel:|icon\.svg"|style\.css"|#[a-z]+")/)
      })

    it('can have ten thousand links', () => {
      const html = page(kit, withLinks(data, 10_000))
      expect(countElements(html, 'a class="link"')).toBe(10_000)
      expect(html).toContain('Link 9999 &lt;b&gt;&amp;amp;')
    })

    it('can have a name of 5,000 characters', () => {
      const name = 'Name & ü'.repeat(625)
      expect(page(kit, { ...data, name })).toContain(`>${name.replaceAll('&', '&amp;')}</h1>`)
    })

    it('allows frames only from the hosts of its players, and has no frame before a player is pressed', () => {
      const policy = (html: string) => /Content-Security-Policy" content="([^"]+)"/.exec(html)?.[1]
      expect(policy(page(kit, { ...data, music: [] }))).toContain("frame-src 'none'")
      const song = 'https://open.spotify.com/track/3DNRdudZ2SstnDCVKFdXxG'
      const playing = page(kit, {
        ...data,
        music: [song, 'https://vimeo.com/76979871', song, 'https://a.example'].map((url) => playerOf(url)),
      })
      expect(policy(playing)).toContain('frame-src https://open.spotify.com https://player.vimeo.com;')
      expect(countElements(playing, 'iframe')).toBe(3)
      // Browsers load nothing inside a `<template>`.
      expect(playing.replace(/<template>.*?<\/template>/gs, '')).not.toContain('<iframe')
      for (const html of [page(kit, data), playing]) expect(policy(html)).not.toContain('unsafe')
    })

    it('shows the title and the picture of a player, and loads the player only when it is pressed', async () => {
      const picture = { file: 'pictures/player-1.webp', alt: 'A <tide>', width: 720, height: 720 }
      const files = new Map([[picture.file, new Uint8Array([1])]])
      const film = 'https://vimeo.com/76979871'
      const music = [playerOf(film), playerOf(film, { id: 'b', title: 'Low <Water>', picture })]
      const site = await renderSite(kit, { ...data, music }, files)
      const html = textOf(site, 'index.html')
      expect(html).toContain('<summary>Vimeo</summary>')
      expect(html).toMatch(
        /<summary>\s*<img class="music-picture" src="pictures\/player-1\.webp\?v=\w+" alt="A &lt;tide&gt;"/,
      )
      expect(html).toMatch(/class="music-title" dir="auto">Low &lt;Water&gt;</)
      expect(html).toContain(
        '<iframe src="https://player.vimeo.com/video/76979871?dnt=1" title="Low &lt;Water&gt;, Vimeo"',
      )
      expect(html).not.toContain('<details open')
      expect(site.map(({ path }) => path)).toContain(picture.file)
      expect(textOf(site, 'style.css')).toContain('.music-face')
      const plain = await renderSite(kit, { ...data, music: [playerOf(film)] }, files)
      expect(textOf(plain, 'style.css')).not.toContain('.music-face')
    })

    it('begins with the button that pauses its effects, so that it is the first stop of the keyboard', () => {
      expect(page(kit, data)).toMatch(/<body[^>]*>\s*<button class="pause"/)
    })

    it('names two profiles at one network by their handles, and a single one by its network', () => {
      const socials = ['luna', 'luna.shop'].map((url, index) => ({
        id: `s${index}`,
        network: 'instagram' as const,
        url,
      }))
      const names = (shown: SiteData['socials']) =>
        [
          ...page(kit, { ...data, socials: shown }).matchAll(/class="profile"[^>]* aria-label="([^"]*)"/g),
        ].map(([, name]) => name)
      expect(names(socials)).toEqual(['Instagram, luna', 'Instagram, luna.shop'])
      expect(names(socials.slice(0, 1))).toEqual(['Instagram'])
    })

    it('declares its language and direction', () => {
      expect(page(kit, { ...data, language: 'ar-EG' })).toContain('<html lang="ar-EG" dir="rtl">')
      expect(page(kit, { ...data, language: 'no such thing' })).toContain('<html lang="en" dir="ltr">')
    })

    it('has the owner’s share picture, with its absolute address if the site has an address', async () => {
      const sharePicture = { file: 'pictures/share.jpg', alt: 'Me', width: 1200, height: 630 }
      const shared = { ...data, sharePicture, address: 'https://me.example/page/' }
      const files = await renderSite(kit, shared, new Map([[sharePicture.file, new Uint8Array([1])]]))
      expect(textOf(files, 'index.html')).toContain('content="https://me.example/page/pictures/share.jpg"')
      expect(files.map(({ path }) => path)).not.toContain(kit.sharePicture.file)
    })

    it('names its own address to search engines and chats when the site has one', () => {
      const html = page(kit, { ...data, address: 'https://me.example/page/' })
      expect(html).toContain('<link rel="canonical" href="https://me.example/page/">')
      expect(html).toContain('<meta property="og:url" content="https://me.example/page/">')
      expect(page(kit, { ...data, address: '' })).not.toMatch(/canonical|og:url/)
    })

    it.each([
      ['https://ada.github.io/links', 'https://ada.github.io/links/share.jpg'],
      ['https://ada.github.io/links/', 'https://ada.github.io/links/share.jpg'],
      ['ada.example/links/index.html', 'https://ada.example/links/share.jpg'],
      ['https://ada.example', 'https://ada.example/share.jpg'],
      ['https://ada.example/links?from=chat#top', 'https://ada.example/links/share.jpg'],
    ])('gives chats the address of the share picture when the page is at %s', (address, picture) => {
      const html = page(kit, { ...data, address, sharePicture: null })
      expect(html).toContain(`property="og:image" content="${picture}"`)
    })

    it('shows headings, highlighted links and rel=me, and no hidden links', () => {
      const links = [
        linkOf({ id: 'a', label: 'Alpha', url: 'https://a.example', emoji: '🌙', me: true }),
        linkOf({ id: 'h', kind: 'heading', label: 'My <shops>' }),
        linkOf({ id: 'b', label: 'Beta', url: 'https://b.example' }),
        linkOf({ id: 'c', label: 'Gamma', url: 'https://c.example', hidden: true }),
      ]
      const html = page(kit, { ...data, links, featured: 'b' })
      expect(countElements(html, 'ul class="links"')).toBe(2)
      expect(html).toContain('>My &lt;shops&gt;</h2>')
      expect(html).toMatch(/href="https:\/\/a\.example\/"[^>]*rel="me noopener">\s*<span[^>]*>🌙</)
      expect(html).toMatch(/<li class="featured">\s*<a class="link" href="https:\/\/b\.example\/"/)
      expect(html.slice(0, html.indexOf('id="site-data"'))).not.toContain('c.example')
    })

    it('shows links with large pictures as cards, in lists of their own, and has rules for cards only when it has cards', async () => {
      const picture = (number: number) => ({
        file: `pictures/link-${number}.webp`,
        alt: 'A <moon>',
        width: 480,
        height: 480,
      })
      const files = new Map([1, 2].map((number) => [picture(number).file, new Uint8Array([number])]))
      const large = { pictureSize: 'large' } as const
      const small = { pictureSize: 'small' } as const
      const links = [
        linkOf({ id: 'a', label: 'Plain', url: 'https://a.example' }),
        linkOf({ id: 'b', label: 'One', url: 'https://b.example', picture: picture(1), ...large }),
        linkOf({ id: 'c', label: 'Two', url: 'https://c.example', picture: picture(2), ...large }),
        linkOf({ id: 'd', label: 'Small', url: 'https://d.example', picture: picture(2), ...small }),
        linkOf({ id: 'e', label: 'No file', url: 'https://e.example', picture: picture(3), ...large }),
      ]
      const site = await renderSite(kit, { ...data, links }, files)
      const html = textOf(site, 'index.html')
      const lists = [...html.matchAll(/<ul class="(links[^"]*)".*?<\/ul>/gs)]
      const labels = (markup: string) =>
        [...markup.matchAll(/link-label" dir="auto">([^<]*)/g)].map(([, label]) => label)
      expect(lists.map(([markup, name]) => [name, ...labels(markup)])).toEqual([
        ['links', 'Plain'],
        ['links cards', 'One', 'Two'],
        ['links', 'Small', 'No file'],
      ])
      expect(html).toMatch(
        /<img class="link-picture" src="pictures\/link-1\.webp\?v=\w+" alt="A &lt;moon&gt;"/,
      )
      expect(html).toContain('<img class="link-sign" src="pictures/link-2.webp?v=')
      expect(textOf(site, 'style.css')).toContain('.cards')
      expect(textOf(await renderSite(kit, data, pictures), 'style.css')).not.toContain('.cards')
    })

    it('shows blocks between lists of links, and has rules for blocks only when it has blocks', async () => {
      const [first = linkOf({ id: 'a' }), last = first] = data.links
      const blocks = [
        linkOf({ id: 'p', kind: 'paragraph', text: 'Some <words>' }),
        linkOf({ id: 'c', kind: 'columns', label: 'Hours', rows: 'Monday\tclosed' }),
        linkOf({ id: 'q', kind: 'question', label: 'Why?', text: 'Because.', hidden: true }),
      ]
      const site = await renderSite(kit, { ...data, links: [first, ...blocks, last] }, pictures)
      const html = textOf(site, 'index.html')
      expect(html).toMatch(
        /<\/ul>\s*<div class="entry entry-text">.*?Some &lt;words&gt;.*?<div class="entry entry-columns">.*?<dt dir="auto">Monday<\/dt><dd dir="auto">closed<\/dd>.*?<ul class="links"/s,
      )
      expect(html).not.toContain('<details class="entry')
      expect(textOf(site, 'style.css')).toContain('.entry')
      expect(textOf(await renderSite(kit, data, pictures), 'style.css')).not.toContain('.entry')
    })

    it('gives room between lines to texts in tall scripts, whatever the language of the page', () => {
      const [first = linkOf({ id: 'a' })] = data.links
      const links = [
        linkOf({ id: 'a', kind: 'heading', label: 'مشروبات' }),
        { ...first, label: 'قهوة', note: 'ساخنة' },
        linkOf({ id: 'b', label: 'Tea', url: 'https://a.example/', note: 'hot' }),
      ]
      const html = page(kit, { ...data, language: 'en', name: 'مقهى', tagline: 'हिन्दी', links })
      for (const name of ['tagline', 'links-heading', 'link-label', 'link-note'])
        expect(html).toContain(`class="${name} tall"`)
      expect(html).toMatch(/class="name[a-z -]* tall"/)
      for (const text of ['Tea', 'hot'])
        expect(html).toMatch(new RegExp(`class="link-[a-z]+" dir="auto">${text}<`))
    })

    it('crops the portrait to its frame only when its fit is `fill`, and tints it only on request', () => {
      const portrait = (portraitFit: SiteData['portraitFit'], portraitTint = false) => {
        const html = renderPage(kit, { ...data, portraitFit, portraitTint }, pictures)
        return /<span class="(portrait[^"]*)"/.exec(html)?.[1]
      }
      expect(portrait('fill')).toBe('portrait')
      expect(portrait('whole')).toContain('portrait-whole')
      expect(portrait('whole-on-white')).toContain('portrait-whole-on-white')
      expect(portrait('fill', true)).toBe('portrait portrait-tinted')
    })

    it('turns the addresses in the bio into links', () => {
      const bio = 'See example.com/a, or write to me@example.com.\n<b>www.b.example</b>'
      const html = page(kit, { ...data, bio })
      expect(html).toContain(
        'See <a href="https://example.com/a" target="_blank" rel="noopener">example.com/a</a>,',
      )
      expect(html).toContain('<a href="mailto:me@example.com" rel="noopener">me@example.com</a>.')
      expect(html).toContain('&lt;b&gt;<a href="https://www.b.example/"')
    })
  })
}
