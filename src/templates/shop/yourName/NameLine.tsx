import { useEffect } from 'react'
import { langOf, text } from '../../../site/text.ts'
import { cards } from '../cards.ts'
import styles from './NameLine.module.css'
import { templateOfCover } from './templateOfCover.ts'
import { restoreName, useVisitorName, wantName, writeName } from './visitorName.ts'

const MAX_LENGTH = 80
const hasCovers = cards.some(({ image }) => templateOfCover(image) !== undefined)

/** A line for the visitor's name, which the covers below show as they write. Without a script it is hidden. */
export function NameLine() {
  const name = useVisitorName((state) => state.name)
  useEffect(restoreName, [])
  if (!hasCovers) return null
  return (
    <input
      className={styles.line}
      type="text"
      aria-label={text.shop.yourName}
      lang={langOf(text.shop.yourName)}
      placeholder={text.shop.yourName}
      autoComplete="name"
      spellCheck={false}
      maxLength={MAX_LENGTH}
      // Empty, `auto` would be from left to right in every language.
      dir={name === '' ? undefined : 'auto'}
      value={name}
      onFocus={({ currentTarget }) => {
        wantName()
        // The keyboard of a touch screen would hide the covers.
        if (matchMedia('(pointer: coarse)').matches) currentTarget.scrollIntoView()
      }}
      onChange={({ target }) => writeName(target.value)}
    />
  )
}
