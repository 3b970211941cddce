import tokens from './tokens.css?raw'

/**
 * A colour of the site, for what is drawn where no style sheet reaches.
 *
 * @param name as in tokens.css, without its hyphens
 * @throws when there is no such token
 */
export function token(name: string): string {
  const value = new RegExp(`--${name}: ([^;]+);`).exec(tokens)?.[1]
  if (value === undefined) throw new Error(`tokens.css has no --${name}`)
  return value
}
