import { formatRatio } from '../../../lib/contrast.ts'
import { fill } from '../../../lib/fill.ts'
import { findReadable, minContrast, TEXT_CONTRAST } from '../../../lib/findReadable.ts'
import { editorWords } from '../../../site/editorWords.ts'
import type { TextPart } from '../../../templates/engine/kit/kit.ts'
import fieldStyles from '../../field.module.css'
import { useEditor, useSession } from '../../session.ts'
import adviceStyles from '../advice.module.css'

const text = editorWords.look

interface ContrastAdviceProps {
  readonly part: TextPart
  readonly name: string
  readonly backgroundName: string
}

/** The contrast of a text colour with its backgrounds. If it is too low, offers a more readable colour. */
export function ContrastAdvice({ part, name, backgroundName }: ContrastAdviceProps) {
  const { kit } = useSession()
  const colours = useEditor(({ data }) => data.colours)
  const change = useEditor((state) => state.change)
  const backgrounds = kit.backgrounds(colours)[part]
  const ratio = minContrast(colours[part], backgrounds)
  const values = { ratio: formatRatio(ratio), ground: backgroundName, least: TEXT_CONTRAST }
  if (ratio >= TEXT_CONTRAST) return <p className={fieldStyles.hint}>{fill(text.readable, values)}</p>
  const readable = findReadable(colours[part], backgrounds)
  return (
    <div className={adviceStyles.advice}>
      <p className={fieldStyles.mistake}>{fill(text.unreadable, values)}</p>
      <button
        type="button"
        className={adviceStyles.suggestion}
        onClick={() => change({ colours: { ...colours, [part]: readable } })}
      >
        <svg viewBox="0 0 1 1" aria-hidden="true">
          <rect width="1" height="1" fill={readable} />
        </svg>
        <span>{fill(text.take, { colour: name, hex: readable })}</span>
      </button>
    </div>
  )
}
