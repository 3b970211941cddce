import { useEffect, useId, useRef, useState } from 'react'
import { withBase } from '../../lib/base.ts'
import { fill } from '../../lib/fill.ts'
import { langOf, text } from '../../site/text.ts'
import type { Colours } from '../../templates/engine/data/siteData.ts'
import type { Kit } from '../../templates/engine/kit/kit.ts'
import { loadKit } from '../../templates/engine/kit/kits.ts'
import { colourProperties, kebabCase } from '../../templates/engine/render/renderStyles.ts'
import type { TemplateId } from '../../templates/templateList.ts'
import { SiteText } from '../../ui/SiteText.tsx'
import hidden from '../../ui/visuallyHidden.module.css'
import styles from './ExamplePhone.module.css'

interface ExamplePhoneProps {
  readonly template: TemplateId
  readonly title: string
  /** The address of the example on this site. */
  readonly url: string
}

/** The example of a template in a phone, and below it a dot for each palette, which recolours it. */
export function ExamplePhone({ template, title, url }: ExamplePhoneProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const group = useId()
  const [kit, setKit] = useState<Kit | null>(null)
  const [chosenId, setChosenId] = useState<string | null>(null)
  useEffect(() => {
    // Without its palettes, the example has the colours of the sample.
    loadKit(template).then(setKit, () => {})
  }, [template])

  const palettes = kit?.palettes ?? []
  const choose = ({ id, colours }: Kit['palettes'][number]) => {
    setChosenId(id)
    const example = frame.current?.contentDocument
    if (kit && example) recolour(example, kit, colours)
  }
  return (
    <div className={styles.example}>
      <iframe
        ref={frame}
        className={styles.phone}
        title={fill(text.template.example, { title })}
        lang={langOf(text.template.example)}
        src={withBase(url)}
        loading="lazy"
      />
      <fieldset className={styles.palettes}>
        <legend className={hidden.hidden}>
          <SiteText>{text.template.palettes}</SiteText>
        </legend>
        {palettes.map((palette, index) => (
          <label key={palette.id} title={palette.name}>
            <input
              type="radio"
              name={group}
              checked={chosenId === null ? index === 0 : chosenId === palette.id}
              onChange={() => choose(palette)}
            />
            <span className={styles.dot} style={dotColours(palette.colours)} />
            <span className={hidden.hidden}>{palette.name}</span>
          </label>
        ))}
      </fieldset>
    </div>
  )
}

function dotColours({ ground, accent }: Colours) {
  return { background: `linear-gradient(135deg, ${ground} 50%, ${accent} 50%)` }
}

/** Changes the colours of an example: in its style sheet's custom properties, and in its attributes for scripts. */
function recolour({ documentElement, body }: Document, kit: Kit, colours: Colours): void {
  for (const [name, colour] of Object.entries(colourProperties(kit, colours)))
    documentElement.style.setProperty(name, colour)
  for (const [name, colour] of Object.entries(colours)) body.setAttribute(`data-${kebabCase(name)}`, colour)
}
