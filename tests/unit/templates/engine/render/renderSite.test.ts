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
import type { Sample } from '../../../../../src/templates/engine/sample/sample.ts'
import { loadSample } from '../../../../../src/templates/engine/sample/samples.ts'
import { findPageData } from '../../../../../src/templates/engine/zip/pageData.ts'
import { TEMPLATE_IDS } from '../../../../../src/templates/templateList.ts'
import { bytesIn, textOf } from '../../../../helpers/exportedFiles.ts'
import { fullSite } from '../../../../helpers/fullSite.ts'
import { filledWith, HOSTILE_TEXTS, hostileSite, withLinks } from '../../../../helpers/hostileSite.ts'
import { htmlMistakes } from '../../../../helpers/validHtml.ts'

/** Limit for a site without the user’s pictures and the text files. */
const MAX_BYTES = 82_000
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

it('A page has the description that its maker wrote, else its tagline, else the first sentences of its bio', () => {
  const [[kit, { data }]] = templates as [(typeof templates)[number]]
  const bio = 'I draw maps.\n\nThey are of places that exist only at night.'
  const described = (texts: Partial<SiteData>) => {
    const html = page(kit, { ...data, description: '', tagline: '', bio: '', ...texts })
    return /<meta name="description" content="([^"]*)">/.exec(html)?.[1]
  }
  expect(described({ description: 'Mine', tagline: 'Maps', bio })).toBe('Mine')
  expect(described({ tagline: 'Maps', bio })).toBe('Maps')
  expect(described({ bio })).toBe('I draw maps. They are of places that exist only at night.')
  expect(described({})).toBeUndefined()
})

for (const [kit, { data, pictures }] of templates) {
  describe(`A site of ${kit.name}`, () => {
    it('has only its page, two text files and the files that the page needs, with plain names, sorted', async () => {
      const files = await renderSite(kit, data, pictures)
      const paths = files.map(({ path }) => path)
      expect(paths).toEqual([...paths].sort())
      for (const path of paths) expect(path).toMatch(/^[A-Za-z0-9-]+(\/[a-z0-9-]+)?\.[a-z0-9]+$/)
      const source = textOf(files, 'index.html') + textOf(files, 'style.css')
      const unnamed = paths.filter((path) => !source.includes(`"${path}"`) && !source.includes(`"${path}?v=`))
      expect(unnamed).toEqual(['README.txt', 'index.html', 'licences.txt'])
    })

    it('has another address of a file in its page and its style sheet only when the file changes', async () => {
      const versionsOf = async (changed: Partial<SiteData>, changedPictures: Pictures = pictures) => {
        const files = await renderSite(kit, { ...data, ...changed }, changedPictures)
        const source = textOf(files, 'index.html') + textOf(files, 'style.css')
        return Object.fromEntries(
          source.match(/[\w/.-]+\?v=\w+/g)?.map((address) => address.split('?')) ?? [],
        )
      }
      const { 'style.css': style, 'pictures/portrait.webp': portrait, ...others } = await versionsOf({})
      expect(Object.keys(others)).toEqual([
        'script.js',
        ...kit.pictures.map(({ file }) => file),
        ...Object.keys(others).filter((file) => /^fonts\/.*\.woff2$/.test(file)),
      ])
      expect(Object.keys(others).join()).toContain('fonts/')
      expect(await versionsOf({ tagline: 'New' })).toEqual({
        'style.css': style,
        'pictures/portrait.webp': portrait,
        ...others,
      })
      const newPictures = new Map([...pictures, ['pictures/portrait.webp', Uint8Array.of(1)]] as const)
      const changed = await versionsOf({ alignment: 'start' }, newPictures)
      expect(changed).toMatchObject(others)
      expect(changed['style.css']).not.toBe(style)
      expect(changed['pictures/portrait.webp']).not.toBe(portrait)
    })

    it('weighs less than 82 kB with any fonts, without the user’s pictures and the text files', async () => {
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

    it('has a size for each drawing and one line of help, because inside its ZIP it has no style sheet', async () => {
      const files = await renderSite(kit, data, pictures)
      const html = textOf(files, 'index.html')
      for (const [drawing] of html.matchAll(/<(svg|img) [^>]*>/g))
        expect(drawing).toMatch(/ width="\d+".* height="\d+"/)
      expect(html).toMatch(
        /<p class="unzip"[^>]*>Unzip the file first: this page needs the folder around it\.<\/p>/,
      )
      expect(textOf(files, 'style.css')).toMatch(/\.unzip \{\s*display: none;/)
    })

    it('is valid HTML for its sample and for hostile texts', async () => {
      expect(await htmlMistakes(textOf(await renderSite(kit, data, pictures), 'index.html'))).toEqual([])
      expect(await htmlMistakes(page(kit, hostileSite(data)))).toEqual([])
    })

    it('has every part of a page, and rules for its cards, blocks and players only when it has them', async () => {
      const full = fullSite({ data, pictures })
      const files = await renderSite(kit, full.data, full.pictures)
      const html = textOf(files, 'index.html')
      for (const part of [
        '<span class="portrait',
        '<h1 class="name',
        '<p class="tagline',
        '<div class="bio',
        '<ul class="profiles',
        '<ul class="links"',
        '<ul class="links cards',
        '<div class="entry entry-columns',
        '<figure class="music',
      ])
        expect(html).toContain(part)
      const plain = textOf(await renderSite(kit, data, pictures), 'style.css')
      for (const rule of ['.cards', '.entry', '.music-face']) {
        expect(textOf(files, 'style.css')).toContain(rule)
        expect(plain).not.toContain(rule)
      }
    })

    it('gives phones the colour at its top, or that of its ground in front of a picture', () => {
      const themeColour = (site: SiteData) => /theme-color" content="(.*?)"/.exec(page(kit, site))?.[1]
      expect(themeColour(data)).toBe(
        {
          'Blood Moon/Eclipse': '#2d0808',
          'Magical Fantasy': '#2a1659',
          'Dreamy and Pastel': '#dfd1fe',
        }[kit.name] ?? data.colours.ground,
      )
      const background = { file: 'pictures/background.webp', alt: '', width: 1280, height: 853 }
      expect(themeColour({ ...data, background })).toBe(data.colours.ground)
    })
  })
}

// What the engine alone renders: a template's layout places finished parts, and sees no text.
describe('A site of any template', () => {
  const [[kit, { data, pictures }]] = templates as [(typeof templates)[number]]

  it('is the same, byte for byte, for the same data in any order of its fields', async () => {
    const reversed = Object.fromEntries(Object.entries(data).reverse()) as unknown as SiteData
    expect(await renderSite(kit, reversed, pictures)).toEqual(await renderSite(kit, data, pictures))
  })

  it('has the versions of pictures that chats and home screens keep in their names', async () => {
    const namesWith = async (byte: number) => {
      const drawn = new Map(['icon.png', 'share.jpg'].map((file) => [file, Uint8Array.of(byte)]))
      const site = { ...data, address: 'https://me.example/' }
      const files = await renderSite(kit, site, new Map([...pictures, ...drawn]))
      const html = textOf(files, 'index.html')
      const named = [
        /og:image" content="https:\/\/me\.example\/(.*?)"/,
        /apple-touch-icon" href="(.*?)"/,
        /rel="icon" href="(.*?)" type="image\/png"/,
        /rel="icon" href="(.*?)" sizes="any"/,
      ].map((pattern) => pattern.exec(html)?.[1] ?? '')
      expect(files.map(({ path }) => path)).toEqual(expect.arrayContaining(named))
      return named
    }
    const [share, touchIcon, icon, drawing] = await namesWith(1)
    expect([share, touchIcon]).toEqual([
      expect.stringMatching(/^share-\w+\.jpg$/),
      expect.stringMatching(/^icon-\w+\.png$/),
    ])
    expect([icon, drawing]).toEqual([touchIcon, expect.stringMatching(/^icon-\w+\.svg$/)])
    const [otherShare, otherIcon, , sameDrawing] = await namesWith(2)
    expect(sameDrawing).toBe(drawing)
    expect([otherShare, otherIcon]).not.toContain(share)
    expect(otherIcon).not.toBe(touchIcon)
  })

  it('declares its encoding within the first 1,024 bytes, as the standard demands', () => {
    const bytes = new TextEncoder().encode(page(kit, filledWith(data, 'ü'.repeat(2000))))
    expect(new TextDecoder().decode(bytes.slice(0, 1024))).toContain('<meta charset="utf-8">')
  })

  for (const [kind, text] of Object.entries(HOSTILE_TEXTS))
    it(`shows ${kind} in every field as plain text, in valid HTML`, async () => {
      const hostile = filledWith(data, text)
      const html = renderPage(kit, hostile, pictures)
      expect(await htmlMistakes(html)).toEqual([])
      expect(dataIn(html)).toEqual({ data: hostile })
      const plain = renderPage(kit, filledWith(data, 'x'), pictures)
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
    expect(html).toMatch(/class="music-title">Low &lt;Water&gt;</)
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
        ...page(kit, { ...data, socials: shown }).matchAll(
          /class="profile".*?class="profile-name"[^>]*>([^<]*)</gs,
        ),
      ].map(([, name]) => name)
    expect(names(socials)).toEqual(['Instagram, luna', 'Instagram, luna.shop'])
    expect(names(socials.slice(0, 1))).toEqual(['Instagram'])
  })

  it('declares its language and direction', () => {
    expect(page(kit, { ...data, language: 'ar-EG' })).toContain('<html lang="ar-EG" dir="rtl">')
    expect(page(kit, { ...data, language: 'no such thing' })).toContain('<html lang="en" dir="ltr">')
  })

  it('keeps its direction for each text with a letter of its script, and runs other texts and addresses the other way', () => {
    const hebrew = page(kit, {
      ...data,
      language: 'he',
      name: 'DJ לילה',
      tagline: 'Songs for the night',
      bio: 'כתבו לי: hello@laila.example\n\n+972 50-123-4567\n\nטלפון: +972 50-123-4567, מחיר 12$',
      links: [
        linkOf({ id: 'one', label: 'Instagram שלי!', url: 'https://a.example/1', note: '50–80 ₪' }),
        linkOf({ id: 'two', label: '@laila_music', url: 'https://a.example/2', note: 'C++ וגם C#' }),
      ],
    })
    expect(hebrew).toMatch(/<h1 class="[^"]*">DJ לילה</)
    expect(hebrew).toMatch(/<p class="tagline[^"]*" dir="ltr">Songs/)
    expect(hebrew).toContain(
      '<p>כתבו לי: <a href="mailto:hello@laila.example" rel="noopener" dir="ltr">hello@laila.example</a></p>',
    )
    expect(hebrew).toContain('<p dir="ltr">+972 50-123-4567</p>')
    expect(hebrew).toMatch(/link-label[^"]*">Instagram שלי!</)
    expect(hebrew).toMatch(/link-note[^"]*">50–80 ₪</)
    expect(hebrew).toMatch(/link-label[^"]*" dir="ltr">@/)
    expect(hebrew).toContain('<p>טלפון: <bdi dir="ltr">+972 50-123-4567</bdi>, מחיר 12$</p>')
    expect(hebrew).toMatch(/link-note[^"]*"><bdi dir="ltr">C\+\+<\/bdi> וגם <bdi dir="ltr">C#<\/bdi></)
    const english = page(kit, { ...data, language: 'en', name: 'DJ לילה', tagline: 'שירים ללילה' })
    expect(english).toMatch(/<h1 class="[^"]*">DJ לילה</)
    expect(english).toMatch(/<p class="tagline[^"]*" dir="rtl">שירים/)
  })

  it('has the owner’s share picture, with its absolute address if the site has an address', async () => {
    const sharePicture = { file: 'pictures/share.jpg', alt: 'Me', width: 1200, height: 630 }
    const shared = { ...data, sharePicture, address: 'https://me.example/page/' }
    const files = await renderSite(kit, shared, new Map([[sharePicture.file, new Uint8Array([1])]]))
    const html = textOf(files, 'index.html')
    expect(html).toMatch(/og:image" content="https:\/\/me\.example\/page\/pictures\/share\.jpg\?v=\w+"/)
    // Chats show a large card at once only if they know the size.
    expect(html).toContain('<meta property="og:image:width" content="1200">')
    expect(html).toContain('<meta property="og:image:height" content="630">')
    expect(html).toContain('<meta property="og:image:alt" content="Me">')
    expect(files.map(({ path }) => path).join()).not.toMatch(/\bshare-/)
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
    const labels = (markup: string) => [...markup.matchAll(/link-label">([^<]*)/g)].map(([, label]) => label)
    expect(lists.map(([markup, name]) => [name, ...labels(markup)])).toEqual([
      ['links', 'Plain'],
      ['links cards', 'One', 'Two'],
      ['links', 'Small', 'No file'],
    ])
    expect(html).toMatch(/<img class="link-picture" src="pictures\/link-1\.webp\?v=\w+" alt="A &lt;moon&gt;"/)
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
      /<\/ul>\s*<div class="entry entry-text">.*?Some &lt;words&gt;.*?<div class="entry entry-columns">.*?<dt>Monday<\/dt><dd>closed<\/dd>.*?<ul class="links"/s,
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
    for (const text of ['Tea', 'hot']) expect(html).toMatch(new RegExp(`class="link-[a-z]+">${text}<`))
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
      'See <a href="https://example.com/a" target="_blank" rel="noopener" dir="ltr">example.com/a</a>,',
    )
    expect(html).toContain('<a href="mailto:me@example.com" rel="noopener" dir="ltr">me@example.com</a>.')
    expect(html).toContain('&lt;b&gt;<a href="https://www.b.example/"')
  })
})
