import { editorWords } from '../../site/editorWords.ts'
import type { SiteData } from '../../templates/siteData.ts'
import { SITE_LIMITS } from '../../templates/siteLimits.ts'
import { useEditor } from '../session.ts'
import { RangeField } from './RangeField.tsx'
import { SelectField } from './SelectField.tsx'

const words = editorWords.picture
const FITS: readonly { readonly value: SiteData['portraitFit']; readonly name: string }[] = [
  { value: 'fill', name: words.fill },
  { value: 'whole', name: words.whole },
  { value: 'whole-on-white', name: words.wholeOnWhite },
]

/** How the portrait stands in its circle: filling it or whole, how near, and which part of it is seen. */
export function PortraitFields() {
  const fit = useEditor(({ data }) => data.portraitFit)
  const place = useEditor(({ data }) => data.portraitPlace)
  const change = useEditor((state) => state.change)
  const move = (said: Partial<SiteData['portraitPlace']>) =>
    change({ portraitPlace: { ...place, ...said } }, `portraitPlace.${Object.keys(said)}`)
  return (
    <>
      <SelectField
        path="portraitFit"
        label={words.fit}
        value={fit}
        options={FITS}
        onChange={(portraitFit) => change({ portraitFit })}
      />
      <RangeField
        path="portraitPlace.zoom"
        label={words.zoom}
        min={1}
        max={SITE_LIMITS.portraitZoom}
        value={place.zoom}
        onChange={(zoom) => move({ zoom })}
      />
      <RangeField
        path="portraitPlace.x"
        label={words.across}
        step={0.01}
        value={place.x}
        onChange={(x) => move({ x })}
      />
      <RangeField
        path="portraitPlace.y"
        label={words.upAndDown}
        step={0.01}
        value={place.y}
        onChange={(y) => move({ y })}
      />
    </>
  )
}
