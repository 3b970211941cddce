import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { templateFolders } from '../../../src/build/templateFolders.ts'
import { namesByKey } from '../../../src/site/templateMeta.ts'
import type { TemplateDefinition } from '../../../src/templates/defineTemplate.ts'
import { kitOf } from '../../../src/templates/kitOf.ts'
import { RARE_LETTERS, type RareLetters } from '../../../src/templates/rareLetters.ts'
import { FIRST_TEMPLATE } from '../../helpers/templates.ts'

const folders = templateFolders('.')

const definition: TemplateDefinition = {
  names: { effect: 'Rain', cursor: 'A drop', sharePicture: 'A roof', palettes: { wet: 'Wet' } },
  fonts: [
    { id: 'serif', name: 'Serif', roles: [], fallback: 'serif', weight: '400', copyright: 'Copyright Ada' },
  ],
  fontUrls: { './fonts/serif.woff2': 'data:font/woff2;base64,' },
  rareFonts: {},
  palettes: {
    wet: {
      ground: '#000000',
      glow: '#000000',
      text: '#ffffff',
      accent: '#ffffff',
      button: '#000000',
      buttonText: '#ffffff',
    },
  },
  script: '',
  sharePicture: '',
  look: '',
  layout: () => '',
  icon: () => '',
  backgrounds: () => ({ text: [], accent: [], buttonText: [] }),
  cursor: () => ({ svg: '', hotspot: [0, 0] }),
  pressCursor: () => ({ svg: '', hotspot: [0, 0] }),
}
const [font] = definition.fonts

describe('A template', () => {
  it('has a file for each font that is not a system font', () => {
    const { fonts } = kitOf(FIRST_TEMPLATE, 'rain', definition)
    expect(fonts.map(({ files }) => files.map(({ file }) => file))).toEqual([['fonts/serif.woff2']])
  })

  it('is refused with a sentence when no file has the id of a font', () => {
    const mistyped = { ...definition, fonts: [{ ...font, id: 'serfi' }] } as TemplateDefinition
    expect(() => kitOf(FIRST_TEMPLATE, 'rain', mistyped)).toThrow(
      'The template rain has a font “serfi” without a file; correct its id in fonts.json, or cut fonts/serfi.woff2',
    )
  })

  it('is refused with a sentence when a name is missing', () => {
    const system = { ...font, id: 'plain', name: '', nameKey: 'plian' }
    const unnamed = { ...definition, fonts: [system] } as TemplateDefinition
    expect(() => kitOf(FIRST_TEMPLATE, 'rain', unnamed)).toThrow(
      'The template rain has no name for “plian”; add it to its names.json.',
    )
    const moreColours = { ...definition, palettes: { ...definition.palettes, dry: definition.palettes.wet } }
    expect(() => kitOf(FIRST_TEMPLATE, 'rain', moreColours as TemplateDefinition)).toThrow('“dry”')
  })

  it('has its style sheets by style part, and is refused with a sentence when a file name is no part', () => {
    const styled = (file: string) => ({ ...definition, styles: { [`./styles/${file}`]: '.link {}' } })
    expect(kitOf(FIRST_TEMPLATE, 'rain', styled('leaf.css')).styles).toEqual({ leaf: '.link {}' })
    expect(() => kitOf(FIRST_TEMPLATE, 'rain', styled('laef.css'))).toThrow(
      'The template rain has styles/laef.css, which no page uses; rename it to one of cards, players, blocks, ',
    )
  })
})

it('Templates with the same key have the same English name for it, because an owner translates it once', () => {
  const entries = folders.flatMap(({ folder, meta, names }) =>
    Object.entries({ [basename(folder)]: meta.name, ...namesByKey(basename(folder), names) }),
  )
  const firstNames = new Map(entries.toReversed())
  expect(entries.filter(([key, name]) => firstNames.get(key) !== name)).toEqual([])
})

/** A row of `fonts/sources.json`. */
interface Source {
  readonly package: string
  readonly weight: number
  readonly borrowed?: Readonly<Partial<Record<RareLetters, Source>>>
}

/** The groups of rare letters in a font's package, and in the packages of the fonts that lend it letters. */
function lettersIn({ borrowed = {}, ...own }: Source): readonly string[] {
  return Object.keys(RARE_LETTERS).filter((group) => {
    const { package: name, weight } = borrowed[group as RareLetters] ?? own
    const file = `${name.replace('@fontsource/', '')}-${group}-${weight}-normal.woff2`
    return existsSync(join('node_modules', name, 'files', file))
  })
}

for (const { folder } of folders)
  it(`The template ${basename(folder)} has exactly the font files that can be cut from its sources`, () => {
    const read = (file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8'))
    const sources: Readonly<Record<string, Source>> = read('fonts/sources.json')
    const fonts: readonly { id: string; name: string }[] = read('fonts.json')
    expect(Object.keys(sources).sort()).toEqual(
      // A system font has no name here, and no source.
      fonts
        .filter(({ name }) => name !== '')
        .map(({ id }) => id)
        .sort(),
    )
    const rareFonts = Object.entries(sources).flatMap(([id, source]) =>
      lettersIn(source).map((group) => `${id}-${group}.woff2`),
    )
    expect(readdirSync(join(folder, 'fonts/rare')).sort()).toEqual(rareFonts.sort())
    const commonFonts = readdirSync(join(folder, 'fonts')).filter((file) => file.endsWith('.woff2'))
    expect(commonFonts.sort()).toEqual(
      Object.keys(sources)
        .map((id) => `${id}.woff2`)
        .sort(),
    )
  })
