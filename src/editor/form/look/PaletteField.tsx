import { editorWords } from '../../../site/editorWords.ts'
import { COLOUR_PARTS, type Colours } from '../../../templates/engine/data/siteData.ts'
import fieldStyles from '../../field.module.css'
import { useEditor, useSession } from '../../session.ts'
import styles from './PaletteField.module.css'

const areEqual = (first: Colours, second: Colours) =>
  COLOUR_PARTS.every((part) => first[part] === second[part])
const SHOWN_PARTS = ['ground', 'glow', 'button', 'accent', 'text'] as const
/** SVG units. Wider than the 1 unit from stripe to stripe, so that no gap shows between them. */
const STRIPE_WIDTH = 1.02

export function PaletteField() {
  const { kit } = useSession()
  const colours = useEditor(({ data }) => data.colours)
  const change = useEditor((state) => state.change)
  return (
    <fieldset className={styles.palettes}>
      <legend className={fieldStyles.label}>{editorWords.look.palette}</legend>
      {kit.palettes.map((palette) => (
        <button
          key={palette.id}
          type="button"
          className={styles.palette}
          aria-pressed={areEqual(palette.colours, colours)}
          onClick={() => change({ colours: palette.colours })}
        >
          <svg viewBox={`0 0 ${SHOWN_PARTS.length} 1`} preserveAspectRatio="none" aria-hidden="true">
            {SHOWN_PARTS.map((part, index) => (
              <rect key={part} x={index} width={STRIPE_WIDTH} height="1" fill={palette.colours[part]} />
            ))}
          </svg>
          {palette.name}
        </button>
      ))}
    </fieldset>
  )
}
