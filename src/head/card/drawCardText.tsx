import satori, { type SatoriNode } from 'satori'
import { toHex } from '../../lib/rgb.ts'
import { addressOf, type Route } from '../../routes.ts'
import { site } from '../../site/site.ts'
import { palette } from '../../site/theme.ts'
import { descriptionOf } from '../descriptionOf.ts'
import { CARD_SIZE } from '../icons.ts'
import type { CardFont, CardFonts } from './cardFonts.ts'

/** From the card's edges to its text. */
const MARGIN_PX = 84
const COLUMN_PX = 700
/** The end of the text, from the card's left edge. The moon is beside it. */
export const TEXT_RIGHT_PX = MARGIN_PX + COLUMN_PX

/** Font size of the owner's name above, and of the address below. */
const SMALL_PX = 27
/** The part of a line box below its baseline, as a fraction of the font size. */
const BELOW_BASELINE = 0.22
/** `leading` is the line height as a multiple of the font size. The title has the largest size at which the text fits. */
const TITLE = { largestPx: 144, smallestPx: 56, stepPx: 8, maxLines: 3, leading: 1.02 } as const
const TEXT = { sizePx: 34, maxLines: 3, leading: 1.36, gapPx: 38 } as const
/** Between title and text in the middle and the small lines above and below. */
const CLEARANCE_PX = 26
/** The middle is raised by this, where it looks centred. */
const RAISED_PX = 7

/** The texts of a card, from top to bottom. */
export interface CardText {
  readonly owner: string
  readonly title: string
  readonly text: string
  readonly address: string
}

/** The texts of a route's card. @param homeUrl the home page's address */
export function cardTextOf(route: Route, homeUrl: URL): CardText {
  return {
    owner: route.page === 'home' ? '' : site.name,
    title: route.name,
    text: descriptionOf(route),
    address: addressOf(route, homeUrl).replace(/^https?:\/\/|\/$/g, ''),
  }
}

const LETTER = /[\p{L}\p{M}\p{N}]/u

/**
 * Draws the text of a card as outlines. Symbols that the fonts do not have are omitted. If letters are missing, the whole text is
 * omitted, because it would have another meaning; the address replaces such a title.
 * @returns an SVG of the card's size with a transparent background
 */
export async function drawCardText(
  { owner, title, text, address }: CardText,
  { fonts, missingCharacters }: CardFonts,
): Promise<string> {
  const drawable = (line: string) => {
    const lacksLetters = [...line].some(
      (character) => missingCharacters.has(character) && LETTER.test(character),
    )
    return lacksLetters ? '' : [...line].filter((character) => !missingCharacters.has(character)).join('')
  }
  const drawableTitle = drawable(title)
  const cardText = {
    owner: drawable(owner),
    title: drawableTitle || drawable(address),
    text: drawable(text),
    address: drawableTitle && drawable(address),
  }
  const smallest = await render({ cardText, fonts, titlePx: TITLE.smallestPx, clamped: false })
  const clamped = smallest.textLines > TEXT.maxLines
  for (let titlePx: number = TITLE.largestPx; titlePx > TITLE.smallestPx; titlePx -= TITLE.stepPx) {
    const card = await render({ cardText, fonts, titlePx, clamped })
    if (card.fits) return card.svg
  }
  return clamped ? (await render({ cardText, fonts, titlePx: TITLE.smallestPx, clamped })).svg : smallest.svg
}

interface CardProps {
  readonly cardText: CardText
  readonly fonts: CardFonts['fonts']
  readonly titlePx: number
  /** True when the text is too long and ends with an ellipsis. Satori cannot balance the lines of such a text. */
  readonly clamped: boolean
}

/** Draws a card. `fits`: title and text fit between the small lines. `textLines`: the number of lines of the text. */
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

const SMALL_LINE = { position: 'absolute', left: MARGIN_PX, fontSize: SMALL_PX, lineHeight: 1 } as const

function Card({ cardText: { owner, title, text, address }, fonts, titlePx, clamped }: CardProps) {
  const family = (role: CardFont['role']) =>
    fonts
      .filter((font) => font.role === role)
      .map(({ name }) => name)
      .join(', ')
  const edgePx = MARGIN_PX + SMALL_PX + CLEARANCE_PX
  return (
    <div style={{ display: 'flex', width: '100%', height: '100%' }}>
      <div
        style={{
          ...SMALL_LINE,
          fontFamily: family('small'),
          top: MARGIN_PX,
          color: toHex(palette.quietText),
        }}
      >
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
          ...SMALL_LINE,
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
