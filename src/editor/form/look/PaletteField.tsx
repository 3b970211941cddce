import type { CSSProperties } from 'react'
import { editorText } from '../../../site/editorText.ts'
import { COLOUR_PARTS, type Colours } from '../../../templates/engine/data/siteData.ts'
import { kebabCase } from '../../../templates/engine/render/renderStyles.ts'
import { EditorText } from '../../EditorText.tsx'
import fieldStyles from '../../field.module.css'
import { useEditor, useSession } from '../../session.ts'
import { useWriting } from '../useField.ts'
import styles from './PaletteField.module.css'
import { useHeadingFamily } from './useHeadingFamily.ts'

const areEqual = (first: Colours, second: Colours) =>
  COLOUR_PARTS.every((part) => first[part] === second[part])

/** The palettes of the template, each as a miniature of the page. */
export function PaletteField() {
  const { kit } = useSession()
  const colours = useEditor(({ data }) => data.colours)
  const name = useEditor(({ data }) => data.name.trim() || kit.name)
  const change = useEditor((state) => state.change)
  const writing = useWriting()
  const fontFamily = useHeadingFamily()
  return (
    <fieldset className={styles.palettes}>
      <legend className={fieldStyles.label}>
        <EditorText>{editorText.look.palette}</EditorText>
      </legend>
      {kit.palettes.map((palette) => (
        <button
          key={palette.id}
          type="button"
          className={styles.palette}
          aria-pressed={areEqual(palette.colours, colours)}
          onClick={() => change({ colours: palette.colours })}
        >
          <span className={styles.page} style={properties(palette.colours)} aria-hidden="true">
            <span className={styles.name} style={{ fontFamily }} {...writing(name)}>
              {name}
            </span>
            <span className={styles.tagline} />
            <span className={styles.link} />
            <span className={styles.link} />
          </span>
          <EditorText>{palette.name}</EditorText>
        </button>
      ))}
    </fieldset>
  )
}

/** The colours as CSS properties: `--ground`, `--button-text`. */
function properties(colours: Colours): CSSProperties {
  return Object.fromEntries(COLOUR_PARTS.map((part) => [`--${kebabCase(part)}`, colours[part]]))
}
