import { minContrast } from '../../src/lib/findReadable.ts'
import { type SiteData, type SiteFile, siteDataJson } from '../../src/templates/engine/data/siteData.ts'
import type { TextPart } from '../../src/templates/engine/kit/kit.ts'
import { loadKit } from '../../src/templates/engine/kit/kits.ts'
import { renderSite } from '../../src/templates/engine/render/renderSite.ts'
import { loadSample } from '../../src/templates/engine/sample/samples.ts'
import type { TemplateId } from '../../src/templates/templateList.ts'
import { fullSite } from './fullSite.ts'
import { hostileSite, withLinks } from './hostileSite.ts'

export interface RenderedSite {
  readonly data: SiteData
  /** The data as the page's JSON has it. */
  readonly json: unknown
  readonly files: readonly SiteFile[]
}

/** Renders the sites of one template for the tests in a browser. Each takes up to a second. */
export interface TemplateSites {
  readonly kitName: string
  readonly withoutEffects: () => Promise<RenderedSite>
  /** A site with 10,000 links, twice the limit, and a name of 5,004 characters. */
  readonly longest: () => Promise<RenderedSite>
  /** The sample in each palette, with a highlighted link. */
  readonly inPalettes: () => Promise<readonly SiteInPalette[]>
  /** The sample with hostile texts in its fields and links. */
  readonly hostile: () => Promise<RenderedSite>
  /** A site with every kind of part, other buttons, text aligned to one side, and a background picture. */
  readonly full: () => Promise<RenderedSite>
}

export interface SiteInPalette extends RenderedSite {
  readonly palette: string
  readonly leastContrasts: LeastContrasts
}

/** Least contrast ratio of each kind of text with its backgrounds. */
type LeastContrasts = Readonly<Record<TextPart, number>>

export async function sitesOf(id: TemplateId): Promise<TemplateSites> {
  const [kit, { data, pictures }] = await Promise.all([loadKit(id), loadSample(id)])
  const render = async (changed: SiteData, files = pictures): Promise<RenderedSite> => ({
    data: changed,
    json: JSON.parse(siteDataJson(changed)) as unknown,
    files: await renderSite(kit, changed, files),
  })
  const full = fullSite({ data, pictures })
  return {
    kitName: kit.name,
    withoutEffects: () => render({ ...data, effects: { on: false, strength: 1 } }),
    longest: () => render({ ...withLinks(data, 10_000), name: 'Long & name '.repeat(417) }),
    inPalettes: () =>
      Promise.all(
        kit.palettes.map(async ({ name, colours }) => {
          const least = (part: TextPart) => minContrast(colours[part], kit.backgrounds(colours)[part])
          return {
            ...(await render({ ...data, colours, featured: data.links[1]?.id ?? '' })),
            palette: name,
            leastContrasts: { text: least('text'), accent: least('accent'), buttonText: least('buttonText') },
          }
        }),
      ),
    hostile: () => render(hostileSite(data)),
    full: () =>
      render(
        { ...full.data, buttonShape: 'leaf', alignment: 'start', background: data.portrait },
        full.pictures,
      ),
  }
}
