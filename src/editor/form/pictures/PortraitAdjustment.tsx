import { editorText } from '../../../site/editorText.ts'
import type { SiteData } from '../../../templates/engine/data/siteData.ts'
import { SITE_LIMITS } from '../../../templates/engine/data/siteLimits.ts'
import { EditorText } from '../../EditorText.tsx'
import { RangeField } from '../controls/RangeField.tsx'
import { SelectField } from '../controls/SelectField.tsx'
import { SwitchField } from '../controls/SwitchField.tsx'
import extrasStyles from '../extras.module.css'
import { useField, usePart } from '../useField.ts'

const text = editorText.picture
const FITS: readonly { readonly value: SiteData['portraitFit']; readonly name: string }[] = [
  { value: 'fill', name: text.fill },
  { value: 'whole', name: text.whole },
  { value: 'whole-on-white', name: text.wholeOnWhite },
]

interface PortraitAdjustmentProps {
  readonly isOpen: boolean
  readonly onToggle: (isOpen: boolean) => void
}

export function PortraitAdjustment({ isOpen, onToggle }: PortraitAdjustmentProps) {
  const zoom = usePart('portraitPlace', 'zoom')
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => onToggle(currentTarget.open)}>
      <summary className={extrasStyles.summary}>
        <EditorText>{text.adjust}</EditorText>
      </summary>
      <div className={extrasStyles.fields}>
        <SwitchField {...useField('portraitTint')} label={text.tint} />
        <SelectField {...useField('portraitFit')} label={text.fit} options={FITS} />
        <RangeField {...zoom} label={text.zoom} min={1} max={SITE_LIMITS.portraitZoom} />
        <RangeField {...usePart('portraitPlace', 'x')} label={text.across} step={0.01} />
        <RangeField {...usePart('portraitPlace', 'y')} label={text.upAndDown} step={0.01} />
      </div>
    </details>
  )
}
