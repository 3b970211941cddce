import satori, { type SatoriNode } from 'satori'
import { toHex } from '../../lib/rgb.ts'
import { addressOf, type Route } from '../../routes.ts'
import { site } from '../../site/site.ts'
import { palette } from '../../site/theme.ts'
import { descriptionOf } from '../descriptionOf.ts'
import { CARD_SIZE } from '../icons.ts'
import type { CardFont, CardFonts } from './cardFonts.ts'

const MARGIN_PX = 84
const COLUMN_PX = 700
export const TEXT_RIGHT_PX = MARGIN_PX + COLUMN_PX

const SMALL_PX = 27
/** The part of a line box below its baseline, as a fraction of the font size. */
const BELOW_BASELINE = 0.22
/** `leading` is a multiple of the size. The title has the largest size at which the card's text fits. */
const TITLE = { largestPx: 144, smallestPx: 56, stepPx: 8, maxLines: 3, leading: 1.02 } as const
const TEXT = { sizePx: 34, maxLines: 3, leading: 1.36, gapPx: 38 } as const
const CLEARANCE_PX = 26
const RAISED_PX = 7

export interface CardText {
  readonly owner: string
  readonly title: string
  readonly text: string
  readonly address: string
}

/** @param published the site's address */
export function cardTextOf(route: Route, published: URL): CardText {
  return {
    owner: route.page === 'home' ? '' : site.name,
    title: route.name,
    text: descriptionOf(route),
    address: addressOf(route, published).replace(/^https?:\/\/|\/$/g, ''),
  }
}

const LETTER = /[\p{L}\p{M}\p{N}]/u

/**
 * Draws the text of a card as outlines. Characters that the fonts do not have are omitted. A line with missing letters is
 * omitted, because it would read as another text; the address replaces such a title.
 *
 * @returns an SVG of the card's size with a transparent background
 */
export async function drawCardText(
  { owner, title, text, address }: CardText,
  { fonts, missing }: CardFonts,
): Promise<string> {
  const drawable = (line: string) => {
    const isUnreadable = [...line].some((character) => missing.has(character) && LETTER.test(character))
    return isUnreadable ? '' : [...line].filter((character) => !missing.has(character)).join('')
  }
  const named = drawable(title)
  const cardText = {
    owner: drawable(owner),
    title: named || drawable(address),
    text: drawable(text),
    address: named && drawable(address),
  }
  const whole = await render({ cardText, fonts, titlePx: TITLE.smallestPx, clamped: false })
  const clamped = whole.textLines > TEXT.maxLines
  for (let titlePx: number = TITLE.largestPx; titlePx > TITLE.smallestPx; titlePx -= TITLE.stepPx) {
    const tried = await render({ cardText, fonts, titlePx, clamped })
    if (tried.fits) return tried.svg
  }
  return clamped ? (await render({ cardText, fonts, titlePx: TITLE.smallestPx, clamped })).svg : whole.svg
}

interface CardProps {
  readonly cardText: CardText
  readonly fonts: CardFonts['fonts']
  readonly titlePx: number
  /** True when the text is cut with an ellipsis. Satori balances the lines of uncut text only. */
  readonly clamped: boolean
}

async function render(props: CardProps): Promise<{ svg: string; fits: boolean; textLines: number }> {
  const nodes = new Map<SatoriNode['key'], SatoriNode>()
  const svg = await satori(<Card {...props} />, {
    ...CARD_SIZE,
    fonts: props.fonts,
    onNodeDetected: (node) => nodes.set(node.key, node),
  })
  const between = nodes.get('between')
  const title = nodes.get('title')
  const text = nodes.get('text')
  if (!between || !title || !text)
    throw new Error('drawCardText: satori laid out no title, no text, or nothing')
  const fits =
    title.width <= between.width &&
    title.height + TEXT.gapPx + text.height <= between.height &&
    Math.round(title.height / (props.titlePx * TITLE.leading)) <= TITLE.maxLines
  return { svg, fits, textLines: Math.round(text.height / (TEXT.sizePx * TEXT.leading)) }
}

const SMALL = { position: 'absolute', left: MARGIN_PX, fontSize: SMALL_PX, lineHeight: 1 } as const

function Card({ cardText: { owner, title, text, address }, fonts, titlePx, clamped }: CardProps) {
  const family = (role: CardFont['role']) =>
    fonts
      .filter((font) => font.role === role)
      .map(({ name }) => name)
      .join(', ')
  const edgePx = MARGIN_PX + SMALL_PX + CLEARANCE_PX
  return (
    <div style={{ display: 'flex', width: '100%', height: '100%' }}>
      <div style={{ ...SMALL, fontFamily: family('small'), top: MARGIN_PX, color: toHex(palette.quietText) }}>
        {owner}
      </div>
      <div
        key="between"
        style={{
          position: 'absolute',
          left: MARGIN_PX,
          top: edgePx - RAISED_PX,
          bottom: edgePx + RAISED_PX,
          width: COLUMN_PX,
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'center',
          alignItems: 'flex-start',
          gap: TEXT.gapPx,
        }}
      >
        <div
          key="title"
          style={{
            flexShrink: 0,
            fontFamily: family('title'),
            fontSize: titlePx,
            lineHeight: TITLE.leading,
            textWrap: 'balance',
            // The title gets smaller first. Only at the smallest size may a long word break.
            overflowWrap: titlePx > TITLE.smallestPx ? 'normal' : 'anywhere',
            color: toHex(palette.text),
          }}
        >
          {title}
        </div>
        <div
          key="text"
          style={{
            display: 'block',
            flexShrink: 0,
            fontFamily: family('text'),
            fontSize: TEXT.sizePx,
            lineHeight: TEXT.leading,
            ...(clamped ? { lineClamp: TEXT.maxLines } : { textWrap: 'balance' }),
            color: toHex(palette.quietText),
          }}
        >
          {text}
        </div>
      </div>
      <div
        style={{
          ...SMALL,
          fontFamily: family('small'),
          bottom: MARGIN_PX - SMALL_PX * BELOW_BASELINE,
          color: toHex(palette.accent),
        }}
      >
        {address}
      </div>
    </div>
  )
}
