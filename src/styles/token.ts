import { constants } from '../scene/constants.ts'
import { groundCss } from '../scene/ground.ts'
import tokens from './tokens.css?raw'

/**
 * A colour of the site, for what is drawn where no style sheet reaches.
 *
 * @param name as in the style sheets, without its hyphens
 * @throws when there is no such token
 */
export function token(name: string): string {
  const value = new RegExp(`--${name}: ([^;]+);`).exec(groundCss(constants.moonlight) + tokens)?.[1]
  if (value === undefined) throw new Error(`the style sheets have no --${name}`)
  return value
}
