import { site } from '../../content/site.ts'
import type { Route } from '../../routes.ts'
import { addressOf } from '../address.ts'
import { breakLines } from './breakLines.ts'
import { previewCard } from './previewCard.ts'
import { openTypeface, type Typeface } from './typeface.ts'

const MARGIN_PX = 84
const COLUMN_PX = 700
/** Words keep to the left of this; the moon stands to its right. */
export const WORDS_RIGHT_PX = MARGIN_PX + COLUMN_PX

const SMALL_PX = 27
/** Sizes in pixels, and leadings as shares of a size. The title is as large as it and its text fit between the small lines. */
const TITLE = { largestPx: 144, smallestPx: 56, stepPx: 4, mostLines: 3, leading: 1.02 } as const
const TEXT = { sizePx: 34, mostLines: 3, leading: 1.36, gapPx: 38 } as const
/** What letters reach above and below their baseline, as shares of their size. */
export const ASCENT = 0.78
export const DESCENT = 0.3
/** Pixels from the small lines to what stands between them. */
const CLEARANCE_PX = 26

/** A line of words in its place on a card, in pixels. */
export interface SetLine {
  readonly path: string
  readonly x: number
  readonly baseline: number
  readonly widthPx: number
  readonly sizePx: number
  /** The token of its colour. */
  readonly color: 'moonlight-text' | 'quiet-text' | 'rose'
}
export type SetWords = readonly SetLine[]

/** The typefaces of the cards: those of the site, at the weights of its headings and its text. */
export interface CardTypefaces {
  readonly title: Typeface
  readonly text: Typeface
  readonly small: Typeface
}

/** Opens the typefaces of the cards. @throws when their packages are not installed */
export async function openCardTypefaces(): Promise<CardTypefaces> {
  return {
    title: await openTypeface('cormorant-garamond', 'italic', 500),
    text: await openTypeface('source-sans-3', 'normal', 400),
    small: await openTypeface('source-sans-3', 'normal', 600),
  }
}

/**
 * Sets a route's words for its preview card: what it is called and described as, whose it is, and where it is.
 *
 * @param published where the site is published
 */
export function setWords(route: Route, published: URL, { title, text, small }: CardTypefaces): SetWords {
  const { height } = previewCard(route)
  const addressBaseline = height - MARGIN_PX
  const band = {
    top: MARGIN_PX + SMALL_PX + CLEARANCE_PX,
    bottom: addressBaseline - SMALL_PX - CLEARANCE_PX,
  }
  const described = shortened(
    breakLines(route.description, (words) => text.widthPx(words, TEXT.sizePx), COLUMN_PX),
  )
  const textPx = described.length * TEXT.sizePx * TEXT.leading
  const heading = fitTitle(route.name, title, band.bottom - band.top - TEXT.gapPx - textPx)
  const headingPx = heading.lines.length * heading.sizePx * TITLE.leading
  const top = (band.top + band.bottom - headingPx - TEXT.gapPx - textPx) / 2

  const line = (
    typeface: Typeface,
    words: string,
    sizePx: number,
    baseline: number,
    color: SetLine['color'],
  ): SetLine => ({ ...typeface.set(words, sizePx), x: MARGIN_PX, baseline, sizePx, color })
  return [
    ...(route.page === 'home'
      ? []
      : [line(small, site.name, SMALL_PX, MARGIN_PX + SMALL_PX * ASCENT, 'quiet-text')]),
    ...heading.lines.map((words, index) =>
      line(
        title,
        words,
        heading.sizePx,
        top + heading.sizePx * (ASCENT + index * TITLE.leading),
        'moonlight-text',
      ),
    ),
    ...described.map((words, index) =>
      line(
        text,
        words,
        TEXT.sizePx,
        top + headingPx + TEXT.gapPx + TEXT.sizePx * (ASCENT + index * TEXT.leading),
        'quiet-text',
      ),
    ),
    line(small, plainAddress(route, published), SMALL_PX, addressBaseline, 'rose'),
  ]
}

/** The characters of a route's words that its card has to leave out. */
export function lackingCharacters({ name, description }: Route, { title, text }: CardTypefaces): string[] {
  return [...new Set([...title.lacks(name), ...text.lacks(description)])]
}

/** An address as people say it. */
function plainAddress(route: Route, published: URL): string {
  return addressOf(route, published).replace(/^https?:\/\/|\/$/g, '')
}

/** As many lines as there is room for; the last word gives way to dots where there are more. */
function shortened(lines: readonly string[]): readonly string[] {
  if (lines.length <= TEXT.mostLines) return lines
  const kept = lines.slice(0, TEXT.mostLines)
  return kept.with(-1, `${kept.at(-1)?.replace(/\s*\S+$/, '')} …`)
}

/** The title as large as it fits into a height. */
function fitTitle(
  words: string,
  typeface: Typeface,
  mostPx: number,
): { lines: readonly string[]; sizePx: number } {
  for (let sizePx: number = TITLE.largestPx; ; sizePx -= TITLE.stepPx) {
    const widthPx = (line: string) => typeface.widthPx(line, sizePx)
    const lines = breakLines(words, widthPx, COLUMN_PX)
    const fits =
      lines.length <= TITLE.mostLines &&
      lines.length * sizePx * TITLE.leading <= mostPx &&
      lines.every((line) => widthPx(line) <= COLUMN_PX)
    if (fits || sizePx <= TITLE.smallestPx) return { lines, sizePx }
  }
}
