import { editorWords } from '../../site/editorWords.ts'
import {
  ALIGNMENTS,
  type Alignment,
  BUTTON_SHAPES,
  type ButtonShape,
} from '../../templates/fields/lookTypes.ts'
import { useSession } from '../session.ts'
import type { ControlProps } from './PageControl.tsx'
import { SelectField } from './SelectField.tsx'
import { useField } from './useField.ts'

const text = editorWords.look

const SHAPE_NAMES: Readonly<Record<ButtonShape, string>> = {
  own: text.ownShape,
  round: text.round,
  straight: text.straight,
  leaf: text.leaf,
}

const ALIGNMENT_NAMES: Readonly<Record<Alignment, string>> = { own: text.middle, start: text.start }

/** Chooses among the shapes that the template draws its buttons in. */
export function ShapeField({ label }: ControlProps) {
  const { kit } = useSession()
  const { value, ...field } = useField('buttonShape')
  const drawn = BUTTON_SHAPES.filter((shape) => shape === 'own' || shape in kit.styles)
  if (drawn.length === 1) return null
  const shown = drawn.includes(value) ? value : 'own'
  const options = drawn.map((shape) => ({ value: shape, name: SHAPE_NAMES[shape] }))
  return <SelectField {...field} label={label} value={shown} options={options} />
}

export function AlignmentField({ label }: ControlProps) {
  const options = ALIGNMENTS.map((value) => ({ value, name: ALIGNMENT_NAMES[value] }))
  return <SelectField {...useField('alignment')} label={label} options={options} />
}
