import { mixSrgb, withAlpha } from '../../lib/rgb.ts'
import type { Colours } from '../engine/data/siteData.ts'

export function shades({ ground, glow, accent }: Colours) {
  return {
    skyTop: mixSrgb(ground, glow, 0.19),
    /** The brightest part of the sky. */
    horizon: mixSrgb(ground, glow, 0.26),
    line: mixSrgb(ground, accent, 0.62),
    moonMiddle: mixSrgb(accent, glow, 0.6),
    coronaEdge: mixSrgb(accent, glow, 0.5),
    coronaInside: withAlpha(glow, 0.5),
    coronaOutside: withAlpha(glow, 0.16),
    umbra: mixSrgb(glow, ground, 0.9),
    umbraEdge: withAlpha(ground, 0.86),
    portraitEdge: withAlpha(ground, 0.7),
    portraitShadow: withAlpha(ground, 0.6),
    featuredGlow: withAlpha(glow, 0.7),
    stone: mixSrgb('#000000', ground, 0.8),
    window: mixSrgb(ground, accent, 0.5),
    poolGlow: withAlpha(glow, 0.22),
    upperPool: mixSrgb(ground, glow, 0.27),
    lowerPool: mixSrgb(ground, glow, 0.08),
    reflection: withAlpha(accent, 0.2),
  }
}
