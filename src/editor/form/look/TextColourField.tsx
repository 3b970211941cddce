import { formatRatio } from '../../../lib/contrast.ts'
import { fill } from '../../../lib/fill.ts'
import { findReadable, minContrast, TEXT_CONTRAST } from '../../../lib/findReadable.ts'
import { editorText } from '../../../site/editorText.ts'
import type { TextPart } from '../../../templates/engine/kit/kit.ts'
import { useEditor, useSession } from '../../session.ts'
import { useAnnounced } from '../../useAnnounced.ts'
import { ColourField } from './ColourField.tsx'

const text = editorText.look

interface TextColourFieldProps {
  readonly part: TextPart
  readonly name: string
  readonly backgroundName: string
}

/** A colour of texts, with its contrast. If that is too low, offers a more readable colour. */
export function TextColourField({ part, name, backgroundName }: TextColourFieldProps) {
  const { kit } = useSession()
  const colours = useEditor(({ data }) => data.colours)
  const change = useEditor((state) => state.change)
  const backgrounds = kit.backgrounds(colours)[part]
  const ratio = minContrast(colours[part], backgrounds)
  const values = { ratio: formatRatio(ratio), ground: backgroundName, least: TEXT_CONTRAST }
  const isReadable = ratio >= TEXT_CONTRAST
  const mistake = isReadable ? null : `${name}: ${fill(text.unreadable, values)}`
  useAnnounced(mistake, mistake)
  if (isReadable)
    return <ColourField part={part} name={name} note={{ message: fill(text.readable, values) }} />
  const readable = findReadable(colours[part], backgrounds)
  const icon = (
    <svg viewBox="0 0 1 1" aria-hidden="true">
      <rect width="1" height="1" fill={readable} />
    </svg>
  )
  const action = {
    text: fill(text.take, { colour: name, hex: readable }),
    icon,
    onPress: () => change({ colours: { ...colours, [part]: readable } }),
  }
  const note = { message: fill(text.unreadable, values), isMistake: true, action }
  return <ColourField part={part} name={name} note={note} />
}
