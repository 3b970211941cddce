import { useId } from 'react'
import type { Theme } from '../constants/palette.ts'
import { moonlitBackground, THEME_CONTRAST, THEME_TEXT_COLOURS } from '../constants/readableTheme.ts'
import { formatRatio } from '../lib/contrast.ts'
import { fill } from '../lib/fill.ts'
import { contrastOf, findReadable } from '../lib/findReadable.ts'
import { THEME_NAMES, themeOf } from '../site/themes.ts'
import styles from './controls.module.css'
import { PanelButton } from './PanelButton.tsx'
import { usePanel } from './panelStore.ts'
import panelText from './panelText.json' with { type: 'json' }
import { Select } from './Select.tsx'
import { setColour, useTheme } from './themeStore.ts'

const COLOUR_NAMES: Readonly<Record<keyof Theme, string>> = panelText.colourNames

/** The theme and its colours. Warns about text with low contrast, and suggests a better colour. */
export function ColoursTab() {
  const { tuned, source } = useTheme()
  return (
    <>
      <div className={styles.choices}>
        <Select
          label={panelText.colours.theme}
          value={tuned.theme ?? 'night'}
          options={THEME_NAMES}
          choose={(theme) => useTheme.setState({ tuned: { theme } })}
        >
          {(name) => name.replace('-', ' ')}
        </Select>
      </div>
      {(Object.keys(COLOUR_NAMES) as (keyof Theme)[]).map((token) => (
        <ColourRow key={token} token={token} theme={themeOf(tuned)} />
      ))}
      <div className={styles.buttons}>
        <PanelButton onClick={() => useTheme.setState({ tuned: source })}>
          {panelText.colours.reset}
        </PanelButton>
      </div>
    </>
  )
}

function ColourRow({ token, theme }: { token: keyof Theme; theme: Theme }) {
  const id = useId()
  const moonlightOpacity = usePanel(({ history }) => history.present.moonlight.opacity)
  const background = moonlitBackground(theme, moonlightOpacity)
  const isTextColour = THEME_TEXT_COLOURS.some((name) => name === token)
  const ratio = contrastOf(theme[token], background)
  const isUnreadable = isTextColour && ratio < THEME_CONTRAST
  const suggestion = isUnreadable && findReadable(theme[token], [background], THEME_CONTRAST)
  return (
    <>
      <div className={styles.row}>
        <label htmlFor={id}>{COLOUR_NAMES[token]}</label>
        <input
          id={id}
          type="color"
          value={theme[token]}
          onChange={({ target }) => setColour(token, target.value)}
        />
      </div>
      {suggestion && (
        <div className={styles.buttons} role="status">
          {fill(panelText.colours.lowContrast, { ratio: formatRatio(ratio), least: THEME_CONTRAST })}
          <PanelButton onClick={() => setColour(token, suggestion)}>
            {fill(panelText.colours.use, { colour: suggestion })}
          </PanelButton>
        </div>
      )}
    </>
  )
}
