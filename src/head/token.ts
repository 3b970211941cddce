import { constantsCss } from '../constants/constantsCss.ts'
import { themeCss } from '../constants/themeCss.ts'
import { constants } from '../site/constants.ts'
import { palette } from '../site/theme.ts'
import tokens from '../styles/tokens.css?raw'

/** A colour of the style sheets, for pictures that these do not reach. @param name without hyphens @throws for none */
export function token(name: string): string {
  const value = new RegExp(`--${name}: ([^;]+);`).exec(
    themeCss(palette) + constantsCss(constants, palette) + tokens,
  )?.[1]
  if (value === undefined) throw new Error(`the style sheets have no --${name}`)
  return value
}
