import { editorText } from '../../../site/editorText.ts'
import {
  ALIGNMENTS,
  type Alignment,
  BUTTON_SHAPES,
  type ButtonShape,
} from '../../../templates/engine/fields/lookTypes.ts'
import { useSession } from '../../session.ts'
import type { ControlProps } from '../controlProps.ts'
import { SelectField } from '../controls/SelectField.tsx'
import { useField } from '../useField.ts'

const text = editorText.look

const SHAPE_NAMES: Readonly<Record<ButtonShape, string>> = {
  own: text.ownShape,
  round: text.round,
  straight: text.straight,
  leaf: text.leaf,
}

/** `own` is the alignment of every template: centred. */
const ALIGNMENT_NAMES: Readonly<Record<Alignment, string>> = { own: text.middle, start: text.start }

/** A choice of the button shapes for which the template has style sheets. Nothing if it has none. */
export function ShapeField({ label }: ControlProps) {
  const { kit } = useSession()
  const { value, ...field } = useField('buttonShape')
  const shapes = BUTTON_SHAPES.filter((shape) => shape === 'own' || shape in kit.styles)
  if (shapes.length === 1) return null
  const shape = shapes.includes(value) ? value : 'own'
  const options = shapes.map((option) => ({ value: option, name: SHAPE_NAMES[option] }))
  return <SelectField {...field} label={label} value={shape} options={options} />
}

export function AlignmentField({ label }: ControlProps) {
  const options = ALIGNMENTS.map((value) => ({ value, name: ALIGNMENT_NAMES[value] }))
  return <SelectField {...useField('alignment')} label={label} options={options} />
}
