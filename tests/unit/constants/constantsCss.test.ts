import { describe, expect, it } from 'vitest'
import { constantsCss } from '../../../src/constants/constantsCss.ts'
import { paletteOf } from '../../../src/constants/palette.ts'
import { VIEWS } from '../../../src/constants/schema.ts'
import themes from '../../../src/site/themes.json' with { type: 'json' }
import { defaultSky } from '../../helpers/defaultSky.ts'

describe('the constants’ style sheet', () => {
  const css = constantsCss(defaultSky, paletteOf(themes.night))

  it('has the timings and sizes of the default sky', () => {
    expect(css).toContain('--gate-fade-out:1000ms;')
    expect(css).toContain('--gate-fade-in-delay:100ms;')
    expect(css).toContain('--player-height:152px;')
  })

  it('places the moon for every view, on narrow screens and on wide ones', () => {
    for (const view of VIEWS) {
      const rules = css.split(`[data-view="${view}"]`).slice(1)
      expect(rules, view).toHaveLength(2)
    }
  })
})
