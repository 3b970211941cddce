import { adjustOklch, lightness, mixOklab } from '../../lib/oklab.ts'
import { withAlpha } from '../../lib/rgb.ts'
import type { Colours } from '../engine/data/siteData.ts'

const WHITE = '#ffffff'
/** Lightness below which a yellow is brown. */
const MIN_YELLOW_LIGHTNESS = 0.6

export function shades({ ground, glow, accent, button, buttonText }: Colours) {
  const linkColours = {
    linkColour1: button,
    linkColour2: adjustOklch(button, 0.02, 1, 50),
    linkColour3: adjustOklch(button, 0.03, 0.9, lightness(button) < MIN_YELLOW_LIGHTNESS ? 25 : 155),
    linkColour4: adjustOklch(button, 0, 0.75, -110),
    linkColour5: adjustOklch(button, 0, 0.85, -52),
  }
  const { linkColour1, linkColour4, linkColour5 } = linkColours
  const shade = mixOklab(glow, accent, 0.65)
  // By night, moonlight in the hues of the palette. White in a dark ground would be grey.
  const isNight = lightness(ground) < 0.5
  const moonlight = mixOklab(glow, accent, 0.55)
  const puff = isNight ? mixOklab(ground, moonlight, 0.62) : mixOklab(WHITE, ground, 0.75)
  const upperSky = mixOklab(ground, glow, 0.62)
  return {
    ...linkColours,
    shade,
    shadow: withAlpha(shade, 0.4),
    rim: withAlpha(shade, 0.3),
    tinge: withAlpha(button, 0.6),
    gleam: withAlpha(WHITE, highlightOpacity(buttonText, 1, [0.06, 0.28])),
    gloss: withAlpha(WHITE, highlightOpacity(buttonText, 1.6, [0.06, 0.6])),
    highlight: withAlpha(WHITE, highlightOpacity(buttonText, 3, [0.15, 0.95])),
    /** The colours of a cloud, from top to bottom. */
    puff,
    /** The frame of the portrait. */
    biscuit: isNight ? mixOklab(moonlight, WHITE, 0.15) : puff,
    puffFoot: mixOklab(puff, button, 0.55),
    upperSky,
    skyTop: upperSky,
    middleSky: mixOklab(ground, glow, 0.26),
    lowerSky: mixOklab(ground, button, 0.62),
    skyCorner: withAlpha(linkColour4, 0.55),
    skySide: withAlpha(linkColour5, 0.5),
    heart1: mixOklab(linkColour1, accent, 0.12),
    heart4: mixOklab(linkColour4, accent, 0.12),
    heart5: mixOklab(linkColour5, accent, 0.12),
    flyingHeart: mixOklab(linkColour1, accent, 0.25),
  }
}

/** Opacity of a white highlight on a button, [min, max]. It is weak behind light text, whose contrast it lowers. */
export function highlightOpacity(
  text: string,
  factor: number,
  [min, max]: readonly [number, number],
): number {
  return Math.min(max, Math.max(min, (0.75 - lightness(text)) * factor))
}
