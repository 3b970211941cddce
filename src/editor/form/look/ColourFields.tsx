import { editorText } from '../../../site/editorText.ts'
import { COLOUR_PARTS, type Colours } from '../../../templates/engine/data/siteData.ts'
import { TEXT_PARTS, type TextPart } from '../../../templates/engine/kit/kit.ts'
import fieldStyles from '../../field.module.css'
import { ColourField } from './ColourField.tsx'
import { TextColourField } from './TextColourField.tsx'

const text = editorText.look

const isTextPart = (part: keyof Colours): part is TextPart => TEXT_PARTS.some((textPart) => textPart === part)

export function ColourFields() {
  return (
    <div className={fieldStyles.columns}>
      {COLOUR_PARTS.map((part) =>
        isTextPart(part) ? (
          <TextColourField
            key={part}
            part={part}
            name={text[part]}
            backgroundName={part === 'buttonText' ? text.onButton : text.onGround}
          />
        ) : (
          <ColourField key={part} part={part} name={text[part]} />
        ),
      )}
    </div>
  )
}
