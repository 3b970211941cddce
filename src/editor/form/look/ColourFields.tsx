import { editorWords } from '../../../site/editorWords.ts'
import { COLOUR_PARTS, type Colours } from '../../../templates/engine/data/siteData.ts'
import { TEXT_PARTS, type TextPart } from '../../../templates/engine/kit/kit.ts'
import fieldStyles from '../../field.module.css'
import { ColourField } from './ColourField.tsx'
import { ContrastAdvice } from './ContrastAdvice.tsx'

const text = editorWords.look

const isTextPart = (part: keyof Colours): part is TextPart => TEXT_PARTS.some((textPart) => textPart === part)

export function ColourFields() {
  return (
    <div className={fieldStyles.columns}>
      {COLOUR_PARTS.map((part) => (
        <ColourField key={part} part={part} name={text[part]}>
          {isTextPart(part) && (
            <ContrastAdvice
              part={part}
              name={text[part]}
              backgroundName={part === 'buttonText' ? text.onButton : text.onGround}
            />
          )}
        </ColourField>
      ))}
    </div>
  )
}
