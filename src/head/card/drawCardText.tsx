import satori, { type SatoriNode } from 'satori'
import { readableAddress } from '../../addresses/readableAddress.ts'
import { CARD_SIZE } from '../../constants/pictureSlots.ts'
import { toHex } from '../../lib/rgb.ts'
import { addressOf, type Route } from '../../site/route.ts'
import { site } from '../../site/site.ts'
import { palette } from '../../site/theme.ts'
import { type CardFontRole, type CardFonts, charactersOf } from './cardFonts.ts'

const MARGIN_PX = 84
const COLUMN_PX = 700
export const TEXT_RIGHT_PX = MARGIN_PX + COLUMN_PX

/** Font size of the owner's name above, and of the address below. */
const SMALL_PX = 27
/** Height below the baseline in a line of `lineHeight` 1. The baseline of the address is at the margin. */
const DESCENT_EM = 0.22
/** The title has the largest size at which it fits. `lineHeight` is in em. */
const TITLE = { largestPx: 144, smallestPx: 56, stepPx: 8, maxLines: 3, lineHeight: 1.02 } as const
const TEXT = { sizePx: 34, maxLines: 3, lineHeight: 1.36, gapPx: 38 } as const
/** Least distance from title and text to the lines above and below, before title and text are raised. */
const CLEARANCE_PX = 26
/** Exactly centred, title and text would look too low. */
const RAISED_PX = 7

export interface CardText {
  readonly owner: string
  readonly title: string
  readonly text: string
  readonly address: string
  /** In ASCII, for typefaces that lack a character of `address`. Omitted: `address`. */
  readonly encodedAddress?: string
}

/** The texts of a route's card. */
export function cardTextOf(route: Route, homeUrl: URL): CardText {
  const address = addressOf(route, homeUrl)
  return {
    owner: route.path === '/' ? '' : site.name,
    title: route.name,
    text: route.description,
    address: withoutScheme(readableAddress(address)),
    encodedAddress: withoutScheme(address),
  }
}

const withoutScheme = (address: string) => address.replace(/^https?:\/\/|\/$/g, '')

/** Matches a letter, a combining mark or a digit. */
const LETTER = /[\p{L}\p{M}\p{N}]/u

/**
 * Draws the texts of a card as outlines, without the symbols that its fonts lack. A title with a letter that its own fonts
 * lack is in those of the text. A text with a letter that these lack too is omitted as a whole: the address replaces an
 * omitted title, and is encoded if its letters are missing.
 * @returns an SVG of the card's size with a transparent background
 */
export async function drawCardText(
  { owner, title, text, address, encodedAddress = address }: CardText,
  { fonts, missingIn }: CardFonts,
): Promise<string> {
  const hasLetters = (line: string, role: CardFontRole) =>
    !charactersOf(line).some((character) => missingIn[role].has(character) && LETTER.test(character))
  const drawableText = (line: string, role: CardFontRole) =>
    hasLetters(line, role)
      ? charactersOf(line)
          .filter((character) => !missingIn[role].has(character))
          .join('')
      : ''
  const titleRole = hasLetters(title, 'title') ? 'title' : 'text'
  const drawableTitle = drawableText(title, titleRole)
  const lacksAddress = charactersOf(address).some((character) => missingIn.small.has(character))
  const drawableAddress = lacksAddress ? encodedAddress : address
  const cardText = {
    owner: drawableText(owner, 'small'),
    title: drawableTitle || drawableAddress,
    titleRole: drawableTitle ? titleRole : 'title',
    text: drawableText(text, 'text'),
    address: drawableTitle && drawableAddress,
  } as const
  const smallest = await drawCard({ cardText, fonts, titlePx: TITLE.smallestPx, isClamped: false })
  const isClamped = smallest.textLines > TEXT.maxLines
  for (let titlePx: number = TITLE.largestPx; titlePx > TITLE.smallestPx; titlePx -= TITLE.stepPx) {
    const card = await drawCard({ cardText, fonts, titlePx, isClamped })
    if (card.fits) return card.svg
  }
  return isClamped
    ? (await drawCard({ cardText, fonts, titlePx: TITLE.smallestPx, isClamped })).svg
    : smallest.svg
}

interface CardProps {
  readonly cardText: Omit<CardText, 'encodedAddress'> & { readonly titleRole: CardFontRole }
  readonly fonts: CardFonts['fonts']
  readonly titlePx: number
  /** True when the text is too long and ends with an ellipsis. Satori cannot balance lines with an ellipsis. */
  readonly isClamped: boolean
}

/** Draws a card. `fits`: title and text fit in the middle, and the title has few enough lines. */
async function drawCard(props: CardProps): Promise<{ svg: string; fits: boolean; textLines: number }> {
  const nodes = new Map<SatoriNode['key'], SatoriNode>()
  const svg = await satori(<Card {...props} />, {
    ...CARD_SIZE,
    fonts: props.fonts,
    onNodeDetected: (node) => nodes.set(node.key, node),
  })
  const middle = nodes.get('middle')
  const title = nodes.get('title')
  const text = nodes.get('text')
  if (!middle || !title || !text)
    throw new Error('drawCardText: satori laid out no title, no text, or nothing')
  const fits =
    title.width <= middle.width &&
    title.height + TEXT.gapPx + text.height <= middle.height &&
    Math.round(title.height / (props.titlePx * TITLE.lineHeight)) <= TITLE.maxLines
  return { svg, fits, textLines: Math.round(text.height / (TEXT.sizePx * TEXT.lineHeight)) }
}

const SMALL_LINE = { position: 'absolute', left: MARGIN_PX, fontSize: SMALL_PX, lineHeight: 1 } as const

function Card({
  cardText: { owner, title, titleRole, text, address },
  fonts,
  titlePx,
  isClamped,
}: CardProps) {
  const family = (role: CardFontRole) =>
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
        key="middle"
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
            fontFamily: family(titleRole),
            fontSize: titlePx,
            lineHeight: TITLE.lineHeight,
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
            lineHeight: TEXT.lineHeight,
            ...(isClamped ? { lineClamp: TEXT.maxLines } : { textWrap: 'balance' }),
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
          bottom: MARGIN_PX - SMALL_PX * DESCENT_EM,
          color: toHex(palette.accent),
        }}
      >
        {address}
      </div>
    </div>
  )
}
