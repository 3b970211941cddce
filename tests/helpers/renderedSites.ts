import { minContrast } from '../../src/lib/findReadable.ts'
import { type SiteData, type SiteFile, siteDataJson } from '../../src/templates/engine/data/siteData.ts'
import type { TextPart } from '../../src/templates/engine/kit/kit.ts'
import { loadKit } from '../../src/templates/engine/kit/kits.ts'
import { renderSite } from '../../src/templates/engine/render/renderSite.ts'
import { loadSample } from '../../src/templates/engine/sample/samples.ts'
import type { TemplateId } from '../../src/templates/templateList.ts'
import { fullSite } from './fullSite.ts'
import { hostileSite, withLinks } from './hostileSite.ts'
import { TEMPLATE_IDS } from './siteModules.ts'
import { arabicCafe, japaneseIllustrator, latinSinger } from './writingSystemPages.ts'

export { exampleFiles } from '../../src/templates/engine/render/exampleFiles.ts'

export interface RenderedSite {
  readonly data: SiteData
  /** The data as the page's JSON has it. */
  readonly json: unknown
  readonly files: readonly SiteFile[]
}

/** The sites of one template for the tests in a browser. */
export interface TemplateSites {
  readonly id: TemplateId
  readonly kitName: string
  readonly sample: RenderedSite
  readonly withoutEffects: RenderedSite
  /** The sample with other buttons, text aligned to one side, and a background picture. */
  readonly restyled: RenderedSite
  /** Renders a site with 10,000 links, twice the limit, and a name of 5,004 characters. This takes a second. */
  readonly longest: () => Promise<RenderedSite>
  /** The sample in each palette, with a highlighted link. */
  readonly inPalettes: readonly (RenderedSite & {
    readonly palette: string
    readonly leastContrasts: LeastContrasts
  })[]
  /** The sample with texts in Arabic, in Japanese and in English. */
  readonly inWritingSystems: readonly RenderedSite[]
  /** The sample with hostile texts in its fields and links. */
  readonly hostile: RenderedSite
  readonly full: RenderedSite
}

/** Least contrast ratio of each kind of text with its backgrounds. */
type LeastContrasts = Readonly<Record<TextPart, number>>

async function sitesOf(id: TemplateId): Promise<TemplateSites> {
  const [kit, { data, pictures }] = await Promise.all([loadKit(id), loadSample(id)])
  const render = async (changed: SiteData, files = pictures): Promise<RenderedSite> => ({
    data: changed,
    json: JSON.parse(siteDataJson(changed)) as unknown,
    files: await renderSite(kit, changed, files),
  })
  const full = fullSite({ data, pictures })
  return {
    id,
    kitName: kit.name,
    sample: await render(data),
    withoutEffects: await render({ ...data, effects: { on: false, strength: 1 } }),
    restyled: await render({ ...data, buttonShape: 'leaf', alignment: 'start', background: data.portrait }),
    longest: () => render({ ...withLinks(data, 10_000), name: 'Long & name '.repeat(417) }),
    inPalettes: await Promise.all(
      kit.palettes.map(async ({ name, colours }) => {
        const least = (part: TextPart) => minContrast(colours[part], kit.backgrounds(colours)[part])
        return {
          ...(await render({ ...data, colours, featured: data.links[1]?.id ?? '' })),
          palette: name,
          leastContrasts: { text: least('text'), accent: least('accent'), buttonText: least('buttonText') },
        }
      }),
    ),
    inWritingSystems: await Promise.all(
      [arabicCafe, japaneseIllustrator, latinSinger].map((texts) => render({ ...data, ...texts })),
    ),
    hostile: await render(hostileSite(data)),
    full: await render(full.data, full.pictures),
  }
}

export const sites: readonly TemplateSites[] = await Promise.all(TEMPLATE_IDS.map(sitesOf))
