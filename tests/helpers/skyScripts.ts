import { readdirSync, readFileSync } from 'node:fs'

const assets = new URL('../../dist/assets/', import.meta.url)

/** The built scripts with three.js in them: the live sky. */
const SKY_SCRIPTS = readdirSync(assets).filter(
  (file) => file.endsWith('.js') && readFileSync(new URL(file, assets), 'utf8').includes('WebGLRenderer:'),
)
if (SKY_SCRIPTS.length === 0) throw new Error('No script in dist/assets draws the sky')

/** Whether an address is that of a script of the live sky. */
export function isSkyScript(url: URL | string): boolean {
  const { pathname } = new URL(url)
  return SKY_SCRIPTS.some((file) => pathname.endsWith(`/${file}`))
}
