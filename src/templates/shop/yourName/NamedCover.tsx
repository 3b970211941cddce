import { type CSSProperties, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { PictureSlot } from '../../../constants/pictureSlots.ts'
import { SitePicture } from '../../../ui/SitePicture.tsx'
import { nameClass } from '../../engine/markup/textShape.ts'
import { folderOf, type TemplateId } from '../../templateList.ts'
import { loadLetters } from './coverFonts.ts'
import styles from './NamedCover.module.css'
import { NAME_SIZES, type NameStyle } from './nameStyle.ts'
import { NAMELESS_PICTURE } from './templateOfCover.ts'
import { useVisitorName } from './visitorName.ts'

const nameStyles = import.meta.glob<NameStyle>('../../*/shop/name.json', { eager: true, import: 'default' })

/** The line heights of letters with marks above and below, as in `base.css` of the templates. */
const TALL_LINE_HEIGHT = 1.45
const VIETNAMESE_LINE_HEIGHT = 1.25
const VIETNAMESE_LETTER = /[Ạ-ỹ]/
/** Its font is fetched before the visitor writes the first letter. */
const COMMON_LETTER = 'a'
/** Each step to smaller letters, and the last one, as shares of the template's size. */
const STEP = 0.95
const MIN_SIZE = 0.3

interface NamedCoverProps {
  readonly template: TemplateId
  readonly slot: PictureSlot
}

/** A template's cover without a name, and on it the visitor's name as the template would show it. Invisible without a name. */
export function NamedCover({ template, slot }: NamedCoverProps) {
  const name = useVisitorName((state) => state.name.trim())
  const [hasPicture, setHasPicture] = useState(false)
  /** The letters whose font is there. Null before the first. */
  const [letters, setLetters] = useState<string | null>(null)
  const line = useRef<HTMLSpanElement>(null)
  const folder = folderOf(template).replace(/.*\//, '')
  const look = nameStyles[`../../${folder}/shop/name.json`]
  const family = look?.family
  useEffect(() => {
    if (family === undefined) return
    // If the font cannot be fetched, a system font shows the name.
    const next = name || COMMON_LETTER
    loadLetters(folder, family, next)
      .catch(() => {})
      .finally(() => setLetters(next))
  }, [folder, family, name])
  // After each rendering, because another name and another font have other widths.
  useLayoutEffect(() => {
    if (line.current) fitIntoSpace(line.current)
  })
  if (!look) return null
  return (
    <span
      className={styles.cover}
      data-shown={(hasPicture && letters !== null && name !== '') || undefined}
      aria-hidden="true"
      onLoadCapture={() => setHasPicture(true)}
    >
      <SitePicture
        picture={{ src: `templates/${template}/${NAMELESS_PICTURE}`, alt: '' }}
        slot={slot}
        isEager
      />
      <span className={styles.space} style={{ ...look.space, ...sizeOf(look, name) }}>
        <span ref={line} className={styles.name} style={look.style} dir="auto">
          {name}
        </span>
      </span>
    </span>
  )
}

/** The size of the letters that the template chooses for a name. */
function sizeOf({ sizes }: NameStyle, name: string): CSSProperties {
  const classes = nameClass(name).split(' ')
  const size = NAME_SIZES.findLast((candidate) => classes.includes(candidate)) ?? 'name'
  return {
    ...sizes[size],
    ...(VIETNAMESE_LETTER.test(name) && { lineHeight: VIETNAMESE_LINE_HEIGHT }),
    ...(classes.includes('tall') && { lineHeight: TALL_LINE_HEIGHT }),
  }
}

/** Makes the letters smaller until the name is below the portrait. On the template's page it would move the text below it. */
function fitIntoSpace(name: HTMLElement): void {
  const heightOf = (element: Element | null) => element?.getBoundingClientRect().height ?? 0
  for (let size = 1; size > MIN_SIZE; size *= STEP) {
    name.style.fontSize = `${size}em`
    if (heightOf(name) <= heightOf(name.parentElement)) return
  }
}
