import { basename, dirname } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { TemplateDefinition } from '../../../../../src/templates/engine/kit/defineTemplate.ts'
import { kitOf } from '../../../../../src/templates/engine/kit/kitOf.ts'
import { FONT_SUBSETS } from '../../../../../src/templates/engine/styles/fontSubsets.ts'
import { names as allNames, metas } from '../../../../../src/templates/templateFiles.ts'
import { namesByKey } from '../../../../../src/templates/templateMeta.ts'
import { FIRST_TEMPLATE } from '../../../../helpers/templates.ts'

const load = async () => 'data:font/woff2;base64,'
const PACKAGE = '/node_modules/@fontsource/serif/files'
const serif = {
  name: 'Serif',
  copyright: 'Copyright Ada',
  files: {
    [`${PACKAGE}/serif-3-400-normal.woff2`]: load,
    [`${PACKAGE}/serif-latin-400-normal.woff2`]: load,
    [`${PACKAGE}/serif-latin-ext-400-normal.woff2`]: load,
  },
}

const definition: TemplateDefinition = {
  names: { effect: 'Rain', cursor: 'A drop', sharePicture: 'A roof', palettes: { wet: 'Wet' } },
  fonts: [{ id: 'serif', roles: [], fallback: 'serif', weight: '400', sources: [serif] }],
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
  shades: () => ({}),
  backgrounds: () => ({ text: [], accent: [], buttonText: [] }),
  cursor: () => ({ svg: '', hotspot: [0, 0] }),
  pressCursor: () => ({ svg: '', hotspot: [0, 0] }),
}
const [font] = definition.fonts

describe('A template', () => {
  it('has the files of its fonts whose letters are those of a subset', () => {
    const { fonts } = kitOf(FIRST_TEMPLATE, 'rain', definition)
    expect(fonts.map(({ name }) => name)).toEqual(['Serif'])
    expect(fonts[0]?.files).toMatchObject([
      { file: 'fonts/serif-latin-ext-400-normal.woff2', family: 'Serif', range: FONT_SUBSETS['latin-ext'] },
      { file: 'fonts/serif-latin-400-normal.woff2', family: 'Serif', range: FONT_SUBSETS.latin },
    ])
  })

  it('is refused with a sentence when a font has no files', () => {
    const mistyped = {
      ...definition,
      fonts: [{ ...font, sources: [{ ...serif, files: {} }] }],
    } as TemplateDefinition
    expect(() => kitOf(FIRST_TEMPLATE, 'rain', mistyped)).toThrow(
      'The template rain has a font “Serif” without a file; correct the path of its files in fonts.ts.',
    )
  })

  it('is refused with a sentence when a name is missing', () => {
    const system = { ...font, id: 'plain', sources: [], nameKey: 'plian' }
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
  const folderOf = (file: string) => basename(dirname(file))
  const entries = [
    ...Object.entries(metas).map(([file, { name }]) => [folderOf(file), name] as const),
    ...Object.entries(allNames).flatMap(([file, names]) => Object.entries(namesByKey(folderOf(file), names))),
  ]
  const firstNames = new Map(entries.toReversed())
  expect(entries.filter(([key, name]) => firstNames.get(key) !== name)).toEqual([])
})
