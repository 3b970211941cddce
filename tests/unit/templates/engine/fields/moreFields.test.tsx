import { readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { fieldId } from '../../../../../src/editor/fieldId.ts'
import { Form } from '../../../../../src/editor/form/Form.tsx'
import { fieldOfPart, partOfField } from '../../../../../src/editor/preview/partOfField.ts'
import { siteMessages } from '../../../../../src/editor/preview/siteMessages.ts'
import { type Session, SessionContext } from '../../../../../src/editor/session.ts'
import { createEditorStore } from '../../../../../src/editor/state/editorStore.ts'
import { createNotices } from '../../../../../src/editor/state/notices.ts'
import { createView } from '../../../../../src/editor/state/view.ts'
import { checkSite } from '../../../../../src/templates/engine/checkSite.ts'
import { parseSiteData } from '../../../../../src/templates/engine/data/parseSiteData.ts'
import { linkOf, type SiteData, siteDataJson } from '../../../../../src/templates/engine/data/siteData.ts'
import { itemFieldOf, type PageFields, unchecked } from '../../../../../src/templates/engine/fields/field.ts'
import { linkFields } from '../../../../../src/templates/engine/fields/linkFields.ts'
import { line } from '../../../../../src/templates/engine/fields/valueTypes.ts'
import { loadKit } from '../../../../../src/templates/engine/kit/kits.ts'
import { renderPage } from '../../../../../src/templates/engine/render/renderPage.ts'
import { renderSite } from '../../../../../src/templates/engine/render/renderSite.ts'
import { blankSite } from '../../../../../src/templates/engine/sample/blankSite.ts'
import { loadSample } from '../../../../../src/templates/engine/sample/samples.ts'
import { fontFilesFor } from '../../../../../src/templates/engine/styles/fontFiles.ts'
import { packSite } from '../../../../../src/templates/engine/zip/packSite.ts'
import { unpackSite } from '../../../../../src/templates/engine/zip/unpackSite.ts'
import { TEMPLATE_IDS } from '../../../../../src/templates/templateList.ts'
import { type MoreData, moreFields, NEXT_VERSION } from '../../../../helpers/moreFields.ts'
import { FIRST_TEMPLATE } from '../../../../helpers/templates.ts'

const kit = await loadKit(FIRST_TEMPLATE)
const sample = await loadSample(FIRST_TEMPLATE)
const cover = { file: 'pictures/cover.webp', alt: '', width: 900, height: 300 }
const badge = { file: 'pictures/badge-1.webp', alt: '', width: 64, height: 64 }
/** The first bytes of a WebP. */
const WEBP = new TextEncoder().encode('RIFF\0\0\0\0WEBPVP8 ')
const pictures = new Map([...sample.pictures, [cover.file, WEBP], [badge.file, WEBP]])
const data: MoreData = {
  ...sample.data,
  version: NEXT_VERSION,
  // The keys are in another order than in `moreFields`.
  awards: [
    { url: '', label: 'Moon prize', id: 'one', isShared: true, badge },
    { url: 'https://example.com', label: 'Star prize', id: 'two', isShared: false, badge: null },
  ],
  bestAward: 'two',
  pronouns: 'she/her',
  cover,
}

/** The form of a site, as HTML. */
function formOf(site: SiteData, fields: PageFields = moreFields): string {
  const store = createEditorStore({ data: site, pictures })
  const drafts = { state: createStore(() => ({ id: 'draft' })) } as unknown as Session['drafts']
  const session = { kit, sample, store, drafts, notices: createNotices(store), view: createView() }
  return renderToStaticMarkup(
    <SessionContext value={session}>
      <Form fields={fields} />
    </SessionContext>,
  )
}

// The editor's modules add listeners to the window and read the browser's name when they are imported.
vi.hoisted(() => {
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('navigator', { userAgent: '', language: 'en' })
})
afterAll(() => vi.unstubAllGlobals())

describe('An added text field, picture and list', () => {
  it('are in the form, in their groups', () => {
    const html = formOf(data)
    const groups = html.split('id="group-')
    const group = (id: string) => groups.find((part) => part.startsWith(id)) ?? ''
    expect(group('you')).toMatch(new RegExp(`id="${fieldId('pronouns')}"[^>]*value="she/her"`))
    expect(group('you')).toContain('As in she/her.')
    expect(group('you').indexOf(fieldId('bio'))).toBeLessThan(group('you').indexOf(fieldId('pronouns')))
    expect(group('profiles')).toMatch(new RegExp(`id="${fieldId('awards.0.label')}"[^>]*value="Moon prize"`))
    expect(group('profiles')).toContain('Address of Star prize')
    expect(group('profiles')).toContain('Move Award 2 up')
    expect(group('profiles')).toContain('Add an award')
    expect(group('you')).toContain('data-picture-field="cover"')
    expect(group('you')).toContain('A wide picture.')
  })

  it('are in the form with all parts of an item: its icon, the switch that selects it, and its own switches', () => {
    const [, list = ''] = formOf(data).split('aria-label="Awards"')
    const [, first = '', second = ''] = list.split('data-drag-handle')
    expect(first).toContain(fieldId('awards.0.badge.alt'))
    expect(second).toContain('Badge')
    expect(first).toMatch(new RegExp(`id="${fieldId('awards.0.isShared')}"[^>]*checked`))
    expect(first).not.toMatch(new RegExp(`id="${fieldId('awards.0.bestAward')}"[^>]*checked`))
    expect(second).toMatch(new RegExp(`id="${fieldId('awards.1.bestAward')}"[^>]*checked`))
    expect(second).not.toMatch(new RegExp(`id="${fieldId('awards.1.isShared')}"[^>]*checked`))
    expect(second).toMatch(/>Best<.*The best of all/s)
  })

  it('may be fields of an item: the form of a heading has an added field, but no address', () => {
    const mood = itemFieldOf()({
      type: line,
      empty: '',
      since: NEXT_VERSION,
      form: { part: 'icon', label: () => 'Mood', control: { kind: 'symbol' } },
      usesPageFonts: false,
      check: unchecked,
    })
    const { links } = moreFields
    const items = { nameOf: () => 'Link {number}', fields: { ...linkFields, mood } }
    const heading = { ...linkOf({ id: 'one', kind: 'heading', label: 'Songs' }), mood: '🌊' }
    const html = formOf({ ...data, links: [heading] }, { ...moreFields, links: { ...links, items } })
    expect(html).toMatch(new RegExp(`id="${fieldId('links.0.mood')}"[^>]*value="🌊"`))
    expect(html).not.toContain(fieldId('links.0.url'))
  })

  it('are on the page of each template: the text is below the tagline, and missing when it is empty', async () => {
    const paragraph = '<p class="pronouns" dir="auto">she/her</p>'
    for (const id of TEMPLATE_IDS) {
      const template = await loadKit(id)
      const page = (site: MoreData) => renderPage(template, site, pictures, { fields: moreFields })
      expect(page(data)).toMatch(new RegExp(`<p class="tagline".*</p>\\s*${paragraph}`))
      expect(page({ ...data, pronouns: '<b>' })).toContain('dir="auto">&lt;b&gt;</p>')
      expect(page({ ...data, pronouns: ' ' })).not.toContain('class="pronouns"')
    }
  })

  it('are in the JSON in the order of `moreFields`', () => {
    const json = siteDataJson(data, moreFields)
    expect(json).toMatch(
      /"pronouns":"she\/her","cover":{"file":"pictures\/cover.webp",.*?},"awards":\[{"id":"one","label":"Moon prize","badge":{"file":.*?},"isShared":true},/,
    )
    expect(parseSiteData(JSON.parse(json), moreFields)).toEqual({ data })
    expect(siteDataJson(sample.data)).not.toContain('pronouns')
  })

  it('are omitted from the JSON while they are empty, and are read back as empty', () => {
    const awards = [{ id: 'one', label: '', url: '', badge: null, isShared: false }]
    const json = siteDataJson(
      { ...data, bestAward: '', pronouns: '', cover: null, awards } as MoreData,
      moreFields,
    )
    expect(json).toContain('"awards":[{"id":"one"}]')
    expect(json).not.toMatch(/"(bestAward|pronouns|cover)"/)
    expect(parseSiteData(JSON.parse(json), moreFields)).toMatchObject({
      data: { bestAward: '', pronouns: '', cover: null, awards },
    })
  })

  it('are empty on an empty page and on an older page', async () => {
    const added = { version: NEXT_VERSION, bestAward: '', pronouns: '', cover: null, awards: [] }
    expect(blankSite(kit, 'en', moreFields).data).toMatchObject(added)
    const currentZip = await packSite(await renderSite(kit, sample.data, pictures))
    expect(unpackSite(currentZip, moreFields)).toMatchObject({ data: { ...sample.data, ...added } })
    const version1Zip = readFileSync(new URL('../data/exports/version1.zip', import.meta.url))
    expect(unpackSite(version1Zip, moreFields)).toMatchObject({ data: added })
  })

  it('are refused with a message when they have a wrong type, or when the editor is older', () => {
    const wrong = { ...data, pronouns: 1, cover: 'a.png' }
    expect(parseSiteData(wrong, moreFields)).toMatchObject({
      mistakes: [
        expect.stringMatching(/^pronouns is not text/),
        expect.stringMatching(/^cover is not an object/),
      ],
    })
    expect(parseSiteData(data)).toMatchObject({
      mistakes: [expect.stringMatching(/newer than this editor/)],
    })
  })

  it('are in the preview, which scrolls to them', () => {
    expect(partOfField('pronouns', moreFields)).toBe('pronouns')
    expect(partOfField('awards.1.label', moreFields)).toBe('awards.1')
    const messageFor = siteMessages(moreFields)
    const fonts: readonly [] = []
    // The first message has everything, and the second only the changes.
    messageFor({ kit, data, pictures, fonts })
    const message = messageFor({ kit, pictures, fonts, data: { ...data, pronouns: 'they/them' } as MoreData })
    expect(Object.keys(message ?? {})).toEqual(['html'])
    expect(message?.html).toContain('<p class="pronouns" data-field="pronouns" dir="auto">they/them</p>')
    expect(fieldOfPart('pronouns', moreFields)).toBe('pronouns')
  })

  it('are imported from a ZIP, which packs to the same bytes again', async () => {
    const packed = await packSite(await renderSite(kit, data, pictures, moreFields))
    const imported = unpackSite(packed, moreFields)
    expect(imported).toEqual({ data, pictures, missingPictures: [] })
    if ('refusal' in imported) return
    expect(await packSite(await renderSite(kit, imported.data, imported.pictures, moreFields))).toEqual(
      packed,
    )
  })

  it('are imported from a page without its pictures, which are listed as missing', async () => {
    const files = await renderSite(kit, data, pictures, moreFields)
    const page = files.find(({ path }) => path === 'index.html')
    const imported = unpackSite(page?.bytes ?? new Uint8Array(), moreFields)
    expect(imported).toMatchObject({ data: { cover: null, awards: [{ badge: null }, { badge: null }] } })
    expect('missingPictures' in imported && imported.missingPictures).toEqual(
      expect.arrayContaining([cover, badge]),
    )
  })

  it('are checked before an export, in the order of the form', () => {
    const site = {
      ...data,
      pronouns: '',
      awards: [{ id: 'one', label: '', url: '', isShared: false, badge }],
      bio: 'Mine.',
    }
    const fields = checkSite(site, kit, [], [sample], moreFields).map(({ field }) => field)
    expect(fields).toContain('pronouns')
    expect(fields).toContain('awards.0.label')
    expect(fields).toContain('cover.alt')
    expect(fields.indexOf('tagline')).toBeLessThan(fields.indexOf('pronouns'))
    expect(fields.indexOf('pronouns')).toBeLessThan(fields.indexOf('links.0.url'))
  })

  it('add the font files for their text', () => {
    const filesFor = (site: MoreData) => fontFilesFor(kit, site, moreFields).length
    const awards = [{ id: 'one', label: 'Giải thưởng Việt', url: '', isShared: false, badge: null }]
    expect(filesFor({ ...data, pronouns: 'chị, cô ấy: Việt' })).toBeGreaterThan(filesFor(data))
    expect(filesFor({ ...data, awards })).toBeGreaterThan(filesFor(data))
  })
})
