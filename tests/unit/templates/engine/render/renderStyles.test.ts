import { describe, expect, it } from 'vitest'
import { loadKit } from '../../../../../src/templates/engine/kit/kits.ts'
import { renderStyles } from '../../../../../src/templates/engine/render/renderStyles.ts'
import { loadSample } from '../../../../../src/templates/engine/sample/samples.ts'
import { STYLE_PARTS } from '../../../../../src/templates/engine/styles/styleParts.ts'
import { TEMPLATE_IDS } from '../../../../../src/templates/templateList.ts'

/** What Safari 15.4, Chrome 99 or Firefox 97 lacks, and without which a page would not look or read whole there. */
const NEWER_FEATURES = {
  'a colour function': /\b(color-mix|color|oklch|oklab|lch|lab|hwb|light-dark)\(/,
  'an at-rule': /@(layer|container|scope|property|starting-style)\b/,
  'a selector': /:has\(|^\s*&/m,
  'a transform outside `transform`': /^\s*(translate|scale|rotate):/m,
  'a unit': /\d([sdl]v[hwib]|cq\w+)\b/,
  'text stroked before it is filled': /paint-order/,
}
/** Rules that an old browser leaves out. */
const SUPPORTS_RULE = /@supports [^}]*\}\s*\}/g
/** Set by scripts, or has a fallback in each `var()`. */
const OTHER_PROPERTIES = ['--nearness', '--cycle', '--delay', '--x', '--tilt', '--portrait-share']
const picture = { file: 'pictures/background.webp', alt: '', width: 1280, height: 853 }

const templates = await Promise.all(
  TEMPLATE_IDS.map(async (id) => ({ kit: await loadKit(id), data: (await loadSample(id)).data })),
)

for (const { kit, data } of templates) {
  const css = renderStyles(kit, { ...data, background: picture }, STYLE_PARTS)

  describe(`The style sheet of ${kit.name}`, () => {
    it('needs no browser newer than Safari 15.4, Chrome 99 and Firefox 97', () => {
      const rules = css.replace(SUPPORTS_RULE, '')
      for (const [feature, pattern] of Object.entries(NEWER_FEATURES))
        expect(pattern.exec(rules)?.[0], feature).toBeUndefined()
      // Chrome before 120 knows masks only by their prefix.
      expect(rules.match(/[^-]\bmask:/g)?.length).toBe(rules.match(/-webkit-mask:/g)?.length)
    })

    it('defines each custom property that it uses', () => {
      const used = [...css.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name)
      const undefinedProperties = used.filter(
        (name) => !css.includes(`${name}:`) && !OTHER_PROPERTIES.includes(name),
      )
      expect(undefinedProperties).toEqual([])
    })

    it('ends all transitions when reduced motion is preferred', () => {
      expect(css).toMatch(
        /@media \(prefers-reduced-motion: reduce\) \{\s*\*, :before, :after \{\s*transition: none !important;/,
      )
    })
  })
}

it.each([
  ['dark', '#101010', '#f0f0f0'],
  ['light', '#f0f0f0', '#101010'],
])(
  'asks browsers for %s fields and scrollbars when the ground is so, and for light ones on paper',
  (scheme, ground, text) => {
    const { kit, data } = templates[0] ?? expect.unreachable()
    const css = renderStyles(kit, { ...data, colours: { ...data.colours, ground, text } }, [])
    const [screen, paper] = [...css.matchAll(/--color-scheme: (\w+);/g)].map(([, value]) => value)
    expect([screen, paper]).toEqual([scheme, 'light'])
  },
)

it('makes the other colours from those of the user', async () => {
  const { kit, data } = templates[0] ?? expect.unreachable()
  const css = renderStyles(
    kit,
    { ...data, colours: { ...data.colours, ground: '#000000', glow: '#ffffff' } },
    [],
  )
  expect(css).toContain('--horizon: #424242;')
  expect(css).toContain('--corona-inside: #ffffff80;')
})
