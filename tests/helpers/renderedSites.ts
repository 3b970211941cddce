import { minContrast } from '../../src/lib/findReadable.ts'
import { type SiteData, type SiteFile, siteDataJson } from '../../src/templates/engine/data/siteData.ts'
import type { TextPart } from '../../src/templates/engine/kit/kit.ts'
import { loadKit } from '../../src/templates/engine/kit/kits.ts'
import { renderSite } from '../../src/templates/engine/render/renderSite.ts'
import { loadSample } from '../../src/templates/engine/sample/samples.ts'
import type { TemplateId } from '../../src/templates/templateList.ts'
import { fullSite } from './fullSite.ts'
import { hostileSite, withLinks } from './hostileSite.ts'

/** A rendered site of a template, for the tests in a browser. */
export interface RenderedSite {
  readonly data: SiteData
  /** The data as the page's JSON has it. */
  readonly json: unknown
  /** The name of its palette. Empty unless the site shows a palette. */
  readonly palette: string
  /** The least contrast ratio of each kind of text with its backgrounds. */
  readonly leastContrasts: Readonly<Record<TextPart, number>>
  readonly files: readonly SiteFile[]
}

/**
 * Renders sites of one template, by their names:
 * - `without-effects`
 * - `hostile`: the sample with hostile texts in its fields and links
 * - `full`: every kind of part, other buttons, text aligned to one side, and a background picture
 * - `longest`: 10,000 links, twice the limit, and a name of 5,004 characters
 * - `palette-0` and so on: the sample in each palette, with a highlighted link
 */
export async function renderSitesOf(id: TemplateId): Promise<ReadonlyMap<string, RenderedSite>> {
  const [kit, { data, pictures }] = await Promise.all([loadKit(id), loadSample(id)])
  const render = async (changed: SiteData, palette = '', files = pictures): Promise<RenderedSite> => {
    const { colours } = changed
    const least = (part: TextPart) => minContrast(colours[part], kit.backgrounds(colours)[part])
    return {
      data: changed,
      json: JSON.parse(siteDataJson(changed)) as unknown,
      palette,
      leastContrasts: { text: least('text'), accent: least('accent'), buttonText: least('buttonText') },
      files: await renderSite(kit, changed, files),
    }
  }
  const full = fullSite({ data, pictures })
  const fullData: SiteData = {
    ...full.data,
    buttonShape: 'leaf',
    alignment: 'start',
    background: data.portrait,
  }
  const sites = new Map([
    ['without-effects', await render({ ...data, effects: { on: false, strength: 1 } })],
    ['hostile', await render(hostileSite(data))],
    ['full', await render(fullData, '', full.pictures)],
    ['longest', await render({ ...withLinks(data, 10_000), name: 'Long & name '.repeat(417) })],
  ])
  for (const [index, { name, colours }] of kit.palettes.entries())
    sites.set(`palette-${index}`, await render({ ...data, colours, featured: data.links[1]?.id ?? '' }, name))
  return sites
}
