import { useId } from 'react'
import type { Theme } from '../constants/palette.ts'
import { moonlitBackground, THEME_CONTRAST, THEME_TEXT_COLOURS } from '../constants/readableTheme.ts'
import { formatRatio } from '../lib/contrast.ts'
import { fill } from '../lib/fill.ts'
import { contrastOf, findReadable } from '../lib/findReadable.ts'
import { type OwnerTheme, THEME_NAMES, themeOf } from '../site/themes.ts'
import styles from './controls.module.css'
import { PanelButton } from './PanelButton.tsx'
import { change, usePanel } from './panelStore.ts'
import panelText from './panelText.json' with { type: 'json' }
import { Row } from './Row.tsx'
import { withColour } from './tuning.ts'

const { colours: text } = panelText
const COLOUR_NAMES: Readonly<Record<keyof Theme, string>> = panelText.colourNames

/** The theme and its colours. Warns about text with low contrast, and suggests a better colour. */
export function ColoursTab() {
  const ownerTheme = usePanel(({ history }) => history.present.theme)
  const onChoose = (name: string) => change({ theme: { theme: name as OwnerTheme['theme'] } }, text.theme)
  return (
    <>
      <select
        aria-label={text.theme}
        value={ownerTheme.theme ?? 'night'}
        onChange={({ target }) => onChoose(target.value)}
      >
        {THEME_NAMES.map((name) => (
          <option key={name} value={name}>
            {name.replace('-', ' ')}
          </option>
        ))}
      </select>
      {(Object.keys(COLOUR_NAMES) as (keyof Theme)[]).map((token) => (
        <ColourRow key={token} token={token} ownerTheme={ownerTheme} />
      ))}
    </>
  )
}

function ColourRow({ token, ownerTheme }: { token: keyof Theme; ownerTheme: OwnerTheme }) {
  const id = useId()
  const sourceColour = usePanel(({ source }) => themeOf(source.theme)[token])
  const moonlightOpacity = usePanel(({ history }) => history.present.constants.moonlight.opacity)
  const name = COLOUR_NAMES[token]
  const fullName = `${panelText.tabs.colours}: ${name}`
  const theme = themeOf(ownerTheme)
  const colour = theme[token]
  const setColour = (next: string) => change({ theme: withColour(ownerTheme, token, next) }, fullName, token)
  const background = moonlitBackground(theme, moonlightOpacity)
  const ratio = contrastOf(colour, background)
  const isUnreadable = THEME_TEXT_COLOURS.some((name) => name === token) && ratio < THEME_CONTRAST
  const suggestion = isUnreadable && findReadable(colour, [background], THEME_CONTRAST)
  return (
    <>
      <Row
        name={fullName}
        sourceText={sourceColour}
        reset={colour === sourceColour ? undefined : () => setColour(sourceColour)}
      >
        <label htmlFor={id}>{name}</label>
        <input id={id} type="color" value={colour} onChange={({ target }) => setColour(target.value)} />
      </Row>
      {suggestion && (
        <div className={styles.buttons} role="status">
          {fill(text.lowContrast, { ratio: formatRatio(ratio), least: THEME_CONTRAST })}
          <PanelButton onClick={() => setColour(suggestion)}>
            {fill(text.use, { colour: suggestion })}
          </PanelButton>
        </div>
      )}
    </>
  )
}
