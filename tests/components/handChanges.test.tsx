import { zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { handChanges } from '../../src/editor/files/import/handChanges.ts'
import { linkOf, type SiteData } from '../../src/templates/engine/data/siteData.ts'
import { loadKit } from '../../src/templates/engine/kit/kits.ts'
import { renderPage } from '../../src/templates/engine/render/renderPage.ts'
import { renderSite } from '../../src/templates/engine/render/renderSite.ts'
import { loadSample } from '../../src/templates/engine/sample/samples.ts'
import { unpackSite } from '../../src/templates/engine/zip/unpackSite.ts'
import { TEMPLATE_IDS } from '../../src/templates/templateList.ts'

const kit = await loadKit('1')
const { data, pictures } = await loadSample('1')
const site: SiteData = {
  ...data,
  name: 'Luna Møth',
  tagline: 'Slow songs',
  bio: 'Tapes for cellars.\nWrite to luna@songs.example.\n\nSee you.',
  links: [
    linkOf({ id: 'shop', label: 'My shop', url: 'https://shop.example/luna', note: 'Tapes' }),
    linkOf({ id: 'heading', kind: 'heading', label: 'Elsewhere' }),
    linkOf({ id: 'secret', label: 'Surprise', url: 'https://surprise.example/', hidden: true }),
    linkOf({ id: 'songs', label: 'Songs', url: 'https://songs.example/' }),
  ],
}

/** Changes the text of a file. */
type Edit = (text: string) => string
type Edits = Readonly<Record<string, Edit>>

/** The changes that are found in an export after its files were edited. */
async function changesAfter(edits: Edits, exported = site, exportedPictures = pictures) {
  const files = await renderSite(kit, exported, exportedPictures)
  const entries = Object.fromEntries(files.map(({ path, bytes }) => [path, bytes]))
  for (const [path, edit] of Object.entries(edits))
    entries[path] = new TextEncoder().encode(edit(new TextDecoder().decode(entries[path])))
  const unpacked = unpackSite(zipSync(entries))
  if ('refusal' in unpacked) throw new Error(unpacked.refusal)
  const changes = handChanges(unpacked.source, unpacked, kit)
  return { ...changes, before: unpacked.data }
}

const inPage = (edit: Edit) => changesAfter({ 'index.html': edit })
const replacing = (...pairs: readonly (readonly [string, string])[]): Edit => {
  return (text) =>
    pairs.reduce((changed, [old, next]) => {
      expect(changed).toContain(old)
      return changed.replace(old, next)
    }, text)
}

describe('An export', () => {
  it.each(TEMPLATE_IDS)('has no changes when nobody changed it: template %s', async (id) => {
    const [ownKit, sample] = await Promise.all([loadKit(id), loadSample(id)])
    const files = await renderSite(ownKit, sample.data, sample.pictures)
    const unpacked = unpackSite(zipSync(Object.fromEntries(files.map(({ path, bytes }) => [path, bytes]))))
    if ('refusal' in unpacked) throw new Error(unpacked.refusal)
    expect(handChanges(unpacked.source, unpacked, ownKit)).toEqual({
      data: unpacked.data,
      others: [],
      removed: [],
    })
  })

  it('has no changes when its page is imported without the pictures', async () => {
    const unpacked = unpackSite(new TextEncoder().encode(renderPage(kit, site, pictures)))
    if ('refusal' in unpacked) throw new Error(unpacked.refusal)
    expect(unpacked.data.portrait).toBeNull()
    const { data: found, others, removed } = handChanges(unpacked.source, unpacked, kit)
    expect(found).toBe(unpacked.data)
    expect([others, removed]).toEqual([[], []])
  })

  it('has no changes when it is of an earlier version', async () => {
    const zips = import.meta.glob<string>('../unit/templates/engine/data/exports/*.zip', {
      query: '?url',
      import: 'default',
    })
    expect(Object.keys(zips).length).toBeGreaterThan(5)
    for (const [name, load] of Object.entries(zips)) {
      const bytes = new Uint8Array(await (await fetch(await load())).arrayBuffer())
      const unpacked = unpackSite(bytes)
      if ('refusal' in unpacked) throw new Error(unpacked.refusal)
      const changes = handChanges(unpacked.source, unpacked, await loadKit(unpacked.data.template))
      expect(changes.data, name).toBe(unpacked.data)
      expect(changes.removed, name).toEqual([])
      // An earlier editor had a counter of visits, which its policy allowed.
      expect(
        changes.others.filter((part) => !/counter|goatcounter|policy/.test(part)),
        name,
      ).toEqual([])
    }
  })

  it('has no changes when a host hides email addresses, adds its scripts, or a program writes other line breaks', async () => {
    const host: Edit = (html) =>
      html
        .replace(
          'mailto:luna@songs.example',
          `/cdn-cgi/l/email-protection#${encodedEmail('luna@songs.example')}`,
        )
        .replace(
          '>luna@songs.example<',
          `><span class="__cf_email__" data-cfemail="${encodedEmail('luna@songs.example')}">[email protected]</span><`,
        )
        .replace('</body>', '<script src="/cdn-cgi/scripts/email-decode.min.js"></script></body>')
        .replaceAll('\n', '\r\n')
    const {
      data: found,
      before,
      others,
      removed,
    } = await changesAfter({
      'index.html': host,
      'style.css': (css) => css.replaceAll('\n', '\r\n'),
    })
    expect(found).toBe(before)
    expect(others).toEqual([])
    expect(removed).toEqual([])
  })
})

/** As Cloudflare writes an address: each byte is changed by the first one. */
function encodedEmail(address: string): string {
  const key = 0x2a
  const bytes = [key, ...[...address].map((letter) => letter.charCodeAt(0) ^ key)]
  return bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

describe('What was changed by hand', () => {
  it('is read from the texts, the addresses and the colours of the files', async () => {
    const {
      data: found,
      before,
      others,
    } = await changesAfter({
      'index.html': replacing(
        ['>Luna Møth</h1>', '>Luna Moth</h1>'],
        ['>Slow songs</p>', '>Fast songs &amp; more</p>'],
        ['Tapes for cellars.', 'Tapes for attics.'],
        ['href="https://shop.example/luna"', 'href="https://newshop.example/luna"'],
        ['>My shop<', '>My new shop<'],
      ),
      'style.css': (css) => css.replace(/--accent: #\w{6}/, '--accent: #00FF00'),
    })
    expect(found).toEqual({
      ...before,
      name: 'Luna Moth',
      tagline: 'Fast songs & more',
      bio: 'Tapes for attics.\nWrite to luna@songs.example.\n\nSee you.',
      links: [
        { ...before.links[0], url: 'https://newshop.example/luna', label: 'My new shop' },
        ...before.links.slice(1),
      ],
      colours: { ...before.colours, accent: '#00ff00' },
    })
    expect(others).toEqual([])
  })

  it('includes links that were added and removed, beside the hidden ones', async () => {
    const added =
      '<li><a class="link" href="https://new.example/"><span class="link-label">New</span></a></li>'
    const { data: found } = await inPage((html) =>
      html.replace(/(<li>\s*)(<a class="link" href="https:\/\/songs)/, `${added}$1$2`),
    )
    expect(found.links.map(({ label }) => label)).toEqual([
      'My shop',
      'Elsewhere',
      'New',
      'Surprise',
      'Songs',
    ])
    const removed = await inPage((html) =>
      html.replace(/<li>\s*<a class="link" href="https:\/\/songs.*?<\/li>/s, ''),
    )
    expect(removed.data.links.map(({ label }) => label)).toEqual(['My shop', 'Elsewhere', 'Surprise'])
  })

  it('includes the order of the links, with a new one after the link before it', async () => {
    const added =
      '<li><a class="link" href="https://new.example/"><span class="link-label">New</span></a></li>'
    const {
      data: found,
      others,
      removed,
    } = await inPage((html) => {
      const [shop = '', songs = ''] = html.match(/<li>\s*<a class="link".*?<\/li>/gs) ?? []
      expect(songs).toContain('>Songs<')
      return html
        .replace(shop, 'FIRST')
        .replace(songs, shop)
        .replace('FIRST', songs + added)
    })
    expect(found.links.map(({ label }) => label)).toEqual([
      'Songs',
      'New',
      'Elsewhere',
      'Surprise',
      'My shop',
    ])
    expect([others, removed]).toEqual([[], []])
  })

  it('includes a link that was moved across a heading', async () => {
    const {
      data: found,
      others,
      removed,
    } = await inPage((html) => {
      const [heading = ''] = html.match(/<h2 class="links-heading.*?<\/h2>/s) ?? []
      expect(heading).toContain('>Elsewhere<')
      return html.replace(heading, '').replace('<ul class="links"', `${heading}<ul class="links"`)
    })
    expect(found.links.map(({ label }) => label)).toEqual(['Elsewhere', 'My shop', 'Surprise', 'Songs'])
    expect([others, removed]).toEqual([[], []])
  })

  it('is named when it was removed and the next export would have it again', async () => {
    const paragraph = linkOf({ id: 'hours', kind: 'paragraph', text: 'Open on Sundays' })
    const withBlock = { ...site, links: [...site.links, paragraph] }
    const {
      data: found,
      before,
      others,
      removed,
    } = await changesAfter(
      {
        'index.html': (html) =>
          html
            .replace(/<div class="entry entry-text">.*?<\/div>/s, '')
            .replace(/<span class="portrait.*?<\/span>/s, ''),
      },
      withBlock,
    )
    expect(found).toBe(before)
    expect(others).toEqual([])
    expect(removed).toEqual(['“Open on Sundays”', 'pictures/portrait.webp'])
  })

  it('includes the alternative texts of the pictures', async () => {
    const file = 'pictures/link-1.webp'
    const picture = { file, alt: 'A shop', width: 9, height: 9 }
    const sharePicture = { file: 'pictures/share.jpg', alt: 'For chats', width: 9, height: 9 }
    const links = site.links.map((link) => (link.id === 'shop' ? { ...link, picture } : link))
    const [bytes = new Uint8Array()] = pictures.values()
    const described = { ...site, links, sharePicture }
    const {
      data: found,
      before,
      others,
      removed,
    } = await changesAfter(
      {
        'index.html': replacing(
          [`alt="${site.portrait?.alt}"`, 'alt="Luna &amp; a moth"'],
          ['alt="A shop"', 'alt="A shop with a blue door"'],
          ['content="For chats"', 'content="A cellar"'],
          ['alt="" width="440"', 'alt="The moon" width="440"'],
        ),
      },
      described,
      new Map([...pictures, [file, bytes], [sharePicture.file, bytes]]),
    )
    expect(found).toEqual({
      ...before,
      portrait: { ...before.portrait, alt: 'Luna & a moth' },
      links: [
        { ...before.links[0], picture: { ...picture, alt: 'A shop with a blue door' } },
        ...before.links.slice(1),
      ],
      sharePicture: { ...sharePicture, alt: 'A cellar' },
    })
    expect([others, removed]).toEqual([['“The moon”'], []])
  })

  it('includes the policy of the page', async () => {
    const { others } = await inPage(
      replacing(["script-src 'self'", "script-src 'self' https://stats.example"]),
    )
    expect(others).toEqual(['the page’s policy'])
    const deleted = await inPage((html) => html.replace(/<meta http-equiv.*?>/, ''))
    expect(deleted.others).toEqual(['the page’s policy'])
  })

  it('is named when the editor cannot have it', async () => {
    const {
      data: found,
      before,
      others,
    } = await changesAfter({
      'index.html': replacing(
        ['</head>', '<script src="https://stats.example/count.js"></script><script>start()</script></head>'],
        ['</main>', '<p>Imprint: Luna Møth, Moon Street 1</p></main>'],
      ),
      'style.css': (css) => `${css}.name { color: red }`,
      CNAME: () => 'luna.example',
      '.DS_Store': () => '',
    })
    expect(found).toBe(before)
    expect(others).toEqual([
      '“Imprint: Luna Møth, Moon Street 1”',
      'stats.example',
      'a script',
      'style.css',
      'CNAME',
    ])
  })

  it('stays text, and is not taken when it is too long for the editor', async () => {
    const { data: found } = await inPage(replacing(['>Slow songs</p>', '>&lt;b&gt;<i>Loud</i> songs</p>']))
    expect(found.tagline).toBe('<b>Loud songs')
    const long = await inPage(replacing(['>Slow songs</p>', `>${'x'.repeat(30_000)}</p>`]))
    expect(long.data).toBe(long.before)
    expect(long.others).toEqual([expect.stringMatching(/^“x+…”$/)])
  })
})
