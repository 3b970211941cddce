import { useId, useState } from 'react'
import { fill } from '../../lib/fill.ts'
import { editorWords } from '../../site/editorWords.ts'
import { findReadable, leastContrast, WORDS_CONTRAST } from '../../templates/findReadable.ts'
import type { WordsPart } from '../../templates/kit.ts'
import type { Colours } from '../../templates/siteData.ts'
import { useEditor, useSession } from '../session.ts'
import { fieldId } from './fieldId.ts'
import styles from './fields.module.css'
import { readHex } from './readHex.ts'

const words = editorWords.look

interface ColourFieldProps {
  readonly part: keyof Colours
  readonly name: string
}

/** One colour, picked or written. */
export function ColourField({ part, name }: ColourFieldProps) {
  const colour = useEditor(({ data }) => data.colours[part])
  const set = useSetColour(part)
  const path = `colours.${part}`
  return (
    <div className={styles.colour}>
      <HexField path={path} name={name} colour={colour} onChange={(hex) => set(hex, path)} />
    </div>
  )
}

interface WordsColourFieldProps extends ColourFieldProps {
  readonly part: WordsPart
  /** What words in it stand on, in words. */
  readonly on: string
}

/** The colour of words: where it is hard to read on what they stand on, the nearest readable one is offered. */
export function WordsColourField({ part, name, on }: WordsColourFieldProps) {
  const { kit } = useSession()
  const colours = useEditor(({ data }) => data.colours)
  const set = useSetColour(part)
  const path = `colours.${part}`
  return (
    <div className={styles.colour}>
      <HexField path={path} name={name} colour={colours[part]} onChange={(hex) => set(hex, path)} />
      <Contrast
        colour={colours[part]}
        grounds={kit.grounds(colours)[part]}
        name={name}
        on={on}
        onTake={(hex) => set(hex)}
      />
    </div>
  )
}

function useSetColour(part: keyof Colours): (hex: string, group?: string) => void {
  const change = useEditor((state) => state.change)
  return (hex, group) =>
    change(
      (site) => ({ ...site, data: { ...site.data, colours: { ...site.data.colours, [part]: hex } } }),
      group,
    )
}

interface HexFieldProps {
  readonly path: string
  readonly name: string
  readonly colour: string
  readonly onChange: (hex: string) => void
}

/** Picked or written. A written colour counts as soon as it is one, and its spelling stays until the field is left. */
function HexField({ path, name, colour, onChange }: HexFieldProps) {
  const [written, setWritten] = useState<string | null>(null)
  const noteId = useId()
  // A palette or an undo changes the colour and so ends what was being written.
  const text = written !== null && (readHex(written) ?? colour) === colour ? written : colour
  const isColour = readHex(text) !== null
  return (
    <div className={styles.field}>
      <label htmlFor={fieldId(path)}>{name}</label>
      <div className={styles.colourInputs}>
        <input
          type="color"
          aria-label={fill(words.picker, { colour: name })}
          className={styles.swatch}
          value={colour}
          onChange={({ target }) => onChange(target.value)}
        />
        <input
          id={fieldId(path)}
          value={text}
          spellCheck={false}
          autoComplete="off"
          aria-invalid={!isColour || undefined}
          aria-describedby={isColour ? undefined : noteId}
          onChange={({ target }) => {
            setWritten(target.value)
            const hex = readHex(target.value)
            if (hex) onChange(hex)
          }}
          onBlur={() => setWritten(null)}
        />
      </div>
      {!isColour && (
        <p id={noteId} className={styles.mistake}>
          {words.notHex}
        </p>
      )}
    </div>
  )
}

interface ContrastProps {
  readonly colour: string
  /** `#rrggbb` each. */
  readonly grounds: readonly string[]
  readonly name: string
  readonly on: string
  readonly onTake: (hex: string) => void
}

function Contrast({ colour, grounds, name, on, onTake }: ContrastProps) {
  const ratio = leastContrast(colour, grounds)
  // Rounded down, so that no contrast that falls short reads as enough.
  const facts = { ratio: (Math.floor(ratio * 10) / 10).toFixed(1), ground: on, least: WORDS_CONTRAST }
  if (ratio >= WORDS_CONTRAST) return <p className={styles.hint}>{fill(words.readable, facts)}</p>
  const readable = findReadable(colour, grounds)
  return (
    <div className={styles.advice}>
      <p className={styles.mistake}>{fill(words.unreadable, facts)}</p>
      <button type="button" className={styles.suggestion} onClick={() => onTake(readable)}>
        <svg viewBox="0 0 1 1" aria-hidden="true">
          <rect width="1" height="1" fill={readable} />
        </svg>
        <span>{fill(words.take, { colour: name, hex: readable })}</span>
      </button>
    </div>
  )
}
