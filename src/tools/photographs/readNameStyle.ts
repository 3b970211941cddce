import type { Page } from 'playwright'
import { NAME_SIZES, type NameStyle } from '../../templates/shop/yourName/nameStyle.ts'

/** The properties that make the letters of a name, except for the size. */
const LETTER_PROPERTIES = [
  'fontFamily',
  'fontWeight',
  'fontStyle',
  'color',
  'letterSpacing',
  'textTransform',
  'textShadow',
  'webkitTextStroke',
  'filter',
] as const
/** Values that change nothing. */
const INITIAL_VALUES = ['none', 'normal', '0px']

/** Reads how a template's page shows its name, in each of its sizes. */
export async function readNameStyle(page: Page): Promise<NameStyle> {
  const read = await page.evaluate(
    ([sizes, properties]) => {
      const name = document.querySelector<HTMLElement>('h1.name')
      const parent = name?.parentElement
      if (!name || !parent) throw new Error('The page has no name')
      const { bottom } = name.getBoundingClientRect()
      // A portrait and the drawings around it. A ring around it is a shadow without blur.
      const portraitParts = [...document.querySelectorAll('.portrait, svg:has(~ .portrait), .portrait ~ svg')]
      const bottomOf = (part: Element) => {
        const rings = [...getComputedStyle(part).boxShadow.matchAll(/0px 0px 0px ([\d.]+)px/g)]
        return part.getBoundingClientRect().bottom + Math.max(0, ...rings.map(([, width]) => Number(width)))
      }
      const column = parent.getBoundingClientRect()
      const { paddingLeft, paddingRight } = getComputedStyle(parent)
      const classes = name.className
      const looks = sizes.map((size) => {
        name.className = size === 'name' ? size : `name ${size}`
        const computed = getComputedStyle(name)
        return {
          fontPx: Number.parseFloat(computed.fontSize),
          linePx: Number.parseFloat(computed.lineHeight),
          letters: properties.map((property) => [property, computed[property as 'color']] as const),
        }
      })
      name.className = classes
      return {
        leftPx: column.left + Number.parseFloat(paddingLeft),
        rightPx: innerWidth - column.right + Number.parseFloat(paddingRight),
        topPx: Math.max(0, ...portraitParts.map(bottomOf)),
        bottomPx: innerHeight - bottom,
        windowPx: innerWidth,
        looks,
      }
    },
    [NAME_SIZES, LETTER_PROPERTIES] as const,
  )
  const cqw = (lengthPx: number) => `${rounded((lengthPx / read.windowPx) * 100)}cqw`
  const [first] = read.looks
  if (!first) throw new Error('A name has no size')
  const letters = first.letters
    .filter(([, value]) => !INITIAL_VALUES.includes(value))
    .map(([property, value]) => [property, inEm(value, first.fontPx)] as const)
  const sizeOf = (index: number) => {
    const { fontPx, linePx } = read.looks[index] ?? first
    return { fontSize: cqw(fontPx), lineHeight: String(rounded(linePx / fontPx)) }
  }
  const family = /^"?([^",]+)/.exec(Object.fromEntries(first.letters).fontFamily ?? '')?.[1] ?? ''
  return {
    family,
    space: {
      left: cqw(read.leftPx),
      right: cqw(read.rightPx),
      top: cqw(read.topPx),
      bottom: cqw(read.bottomPx),
    },
    style: Object.fromEntries(letters),
    sizes: { name: sizeOf(0), 'name-long': sizeOf(1), 'name-longest': sizeOf(2) },
  }
}

/** Changes the lengths of a value to `em`. */
function inEm(value: string, fontPx: number): string {
  return value.replace(/(-?[\d.]+)px/g, (_, lengthPx: string) => `${rounded(Number(lengthPx) / fontPx)}em`)
}

function rounded(value: number): number {
  return Number(value.toFixed(3))
}
