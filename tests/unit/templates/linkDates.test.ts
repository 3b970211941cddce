import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { checkSite } from '../../../src/templates/checkSite.ts'
import { isShownOn } from '../../../src/templates/fields/linkDates.ts'
import { loadKit } from '../../../src/templates/kits.ts'
import { packSite } from '../../../src/templates/packSite.ts'
import { parseSiteData } from '../../../src/templates/parseSiteData.ts'
import { renderPage } from '../../../src/templates/renderPage.ts'
import { renderSite } from '../../../src/templates/renderSite.ts'
import { loadSample } from '../../../src/templates/samples.ts'
import { type Link, linkOf, type SiteData } from '../../../src/templates/siteData.ts'
import { unpackSite } from '../../../src/templates/unpackSite.ts'
import { textOf } from '../../helpers/siteFiles.ts'
import { FIRST_TEMPLATE } from '../../helpers/templates.ts'

const kit = await loadKit(FIRST_TEMPLATE)
const { data: sample, pictures } = await loadSample(FIRST_TEMPLATE)
const TODAY = '2026-12-24'

const siteWith = (link: Partial<Link>) => ({
  ...sample,
  links: [linkOf({ id: 'fair', label: 'Winter fair', url: 'https://fair.example.com', ...link })],
})

describe('A link with dates', () => {
  beforeEach(() => void vi.useFakeTimers({ now: new Date(`${TODAY}T12:00`), toFake: ['Date'] }))
  afterEach(() => void vi.useRealTimers())

  it('is shown from its first day until its last, both included', () => {
    const fair = { from: '2026-12-20', until: '2026-12-24' }
    const shown = ['2026-12-19', '2026-12-20', '2026-12-24', '2026-12-25'].map((day) => isShownOn(fair, day))
    expect(shown).toEqual([false, true, true, false])
    expect(isShownOn({ from: '', until: '' }, TODAY)).toBe(true)
    expect(isShownOn({ from: TODAY, until: '' }, '2027-01-01')).toBe(true)
    expect(isShownOn({ from: '', until: TODAY }, '2026-01-01')).toBe(true)
  })

  it('has its dates in attributes, and the script reads dates only when a link has dates', async () => {
    const html = renderPage(kit, siteWith({ from: '2026-12-20', until: TODAY }), pictures)
    expect(html).toMatch(/<li data-from="2026-12-20" data-until="2026-12-24">\s*<a class="link"/)
    expect(renderPage(kit, siteWith({ until: TODAY }), pictures)).toContain('<li data-until="2026-12-24">')
    const script = async (site: SiteData) => textOf(await renderSite(kit, site, pictures), 'script.js')
    expect(await script(siteWith({ until: TODAY }))).toContain('data-until')
    expect(await script(sample)).not.toContain('data-until')
    expect(renderPage(kit, sample, pictures)).not.toMatch(/data-(from|until)|"(from|until)"/)
  })

  it('may be a block, which has its dates in attributes too', () => {
    const blocks: readonly Partial<Link>[] = [
      { kind: 'heading', label: 'In winter' },
      { kind: 'paragraph', text: 'Closed.' },
      { kind: 'columns', rows: 'Monday\tclosed' },
      { kind: 'question', label: 'Open?', text: 'No.' },
    ]
    for (const block of blocks)
      expect(renderPage(kit, siteWith({ ...block, until: TODAY }), pictures)).toContain(
        ` data-until="${TODAY}"`,
      )
  })

  it('is exported, imported, and exported again as the same bytes', async () => {
    const site = siteWith({ from: '2026-12-20' })
    const packed = await packSite(await renderSite(kit, site, pictures))
    const imported = unpackSite(packed)
    expect(imported).toMatchObject({ data: site })
    if ('refusal' in imported) return
    expect(await packSite(await renderSite(kit, imported.data, imported.pictures))).toEqual(packed)
  })

  it('is refused when a date is not a day', () => {
    const mistake = /^links\.0\.from is not a day; write it as in 2026-12-24, or leave it empty$/
    for (const from of ['24.12.2026', '2026-02-30', '12026-01-01', '"><script>', 7])
      expect(parseSiteData(siteWith({ from: from as string }))).toMatchObject({
        mistakes: [expect.stringMatching(mistake)],
      })
  })

  const findings: readonly [string, Partial<Link>, RegExp | null][] = [
    ['has ended', { until: '2026-12-23' }, /has ended/],
    ['ends today', { until: TODAY }, null],
    ['begins later', { from: '2027-01-01' }, null],
    ['ends before it begins', { from: '2027-01-02', until: '2027-01-01' }, /ends before it begins/],
    ['has ended and is hidden anyway', { until: '2026-12-23', hidden: true }, null],
  ]
  for (const [description, link, message] of findings)
    it(`is ${message ? 'found' : 'not found'} by the check before an export when it ${description}`, () => {
      const linkFindings = checkSite(siteWith(link), kit, [], []).filter(({ field }) =>
        field.startsWith('links.'),
      )
      expect(linkFindings).toEqual(
        message
          ? [{ severity: 'warning', field: 'links.0.until', message: expect.stringMatching(message) }]
          : [],
      )
    })
})
