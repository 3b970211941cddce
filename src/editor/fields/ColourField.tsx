import { useId, useState } from 'react'
import { contrastOf, findReadable, WORDS_CONTRAST } from '../../templates/findReadable.ts'
import type { COLOUR_PARTS } from '../../templates/siteData.ts'
import { useEditor } from '../session.ts'
import { fieldId } from './fieldId.ts'
import styles from './fields.module.css'
import { readHex } from './readHex.ts'

type Part = (typeof COLOUR_PARTS)[number]

interface ColourFieldProps {
  readonly part: Part
  readonly name: string
  /** The part that it has to be readable on. */
  readonly on?: { readonly part: Part; readonly name: string } | undefined
}

/** One colour, picked or written. Where words stand in it, its contrast shows, and the nearest readable colour is offered. */
export function ColourField({ part, name, on }: ColourFieldProps) {
  const colour = useEditor(({ data }) => data.colours[part])
  const ground = useEditor(({ data }) => (on ? data.colours[on.part] : null))
  const change = useEditor((state) => state.change)
  const path = `colours.${part}`
  const set = (next: string, group?: string) =>
    change(
      (site) => ({
        ...site,
        data: { ...site.data, colours: { ...site.data.colours, [part]: next } },
      }),
      group,
    )
  return (
    <div className={styles.colour}>
      <HexField path={path} name={name} colour={colour} onChange={(hex) => set(hex, path)} />
      {on && ground !== null && (
        <Contrast {...{ colour, ground, name, on: on.name }} onTake={(hex) => set(hex)} />
      )}
    </div>
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
          aria-label={`${name}, picker`}
          className={styles.swatch}
          value={colour}
          onChange={({ target }) => onChange(target.value)}
        />
        <input
          id={fieldId(path)}
          className={styles.input}
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
          Write six digits, as in #c81e2c.
        </p>
      )}
    </div>
  )
}

interface ContrastProps {
  readonly colour: string
  readonly ground: string
  readonly name: string
  readonly on: string
  readonly onTake: (hex: string) => void
}

function Contrast({ colour, ground, name, on, onTake }: ContrastProps) {
  const ratio = contrastOf(colour, ground)
  // Rounded down, so that no contrast that falls short reads as enough.
  const shown = (Math.floor(ratio * 10) / 10).toFixed(1)
  if (ratio >= WORDS_CONTRAST) return <p className={styles.hint}>{`${shown} : 1 on ${on}, easy to read.`}</p>
  const readable = findReadable(colour, ground)
  return (
    <div className={styles.advice}>
      <p className={styles.mistake}>
        {`${shown} : 1 on ${on}, hard to read; ${WORDS_CONTRAST} : 1 is needed.`}
      </p>
      <button type="button" className={styles.suggestion} onClick={() => onTake(readable)}>
        <svg viewBox="0 0 1 1" aria-hidden="true">
          <rect width="1" height="1" fill={readable} />
        </svg>
        <span>{`Use ${readable} for ${name.toLowerCase()}`}</span>
      </button>
    </div>
  )
}
