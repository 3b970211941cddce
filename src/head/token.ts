import { groundCss } from '../constants/ground.ts'
import { constants } from '../site/constants.ts'
import tokens from '../styles/tokens.css?raw'

/**
 * A colour of the site's style sheets, for pictures that these do not reach.
 *
 * @param name as in the style sheets, without its hyphens
 * @throws when there is no such token
 */
export function token(name: string): string {
  const value = new RegExp(`--${name}: ([^;]+);`).exec(groundCss(constants.moonlight) + tokens)?.[1]
  if (value === undefined) throw new Error(`the style sheets have no --${name}`)
  return value
}
