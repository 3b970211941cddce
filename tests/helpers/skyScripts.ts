import { readdirSync, readFileSync } from 'node:fs'

const assets = new URL('../../dist/assets/', import.meta.url)

/** Finds the built scripts that contain a text. @throws when there is none */
function scriptsWith(text: string): readonly string[] {
  const found = readdirSync(assets).filter(
    (file) => file.endsWith('.js') && readFileSync(new URL(file, assets), 'utf8').includes(text),
  )
  if (found.length === 0) throw new Error(`No script in dist/assets contains ${text}`)
  return found
}

const SKY_SCRIPTS = scriptsWith('WebGLRenderer:')
const MOON_SCRIPTS = scriptsWith('Pacific/Chatham')

const isOneOf = (url: URL | string, scripts: readonly string[]) =>
  scripts.some((file) => new URL(url).pathname.endsWith(`/${file}`))

/** True for the address of the live sky's script, which contains three.js. */
export const isSkyScript = (url: URL | string): boolean => isOneOf(url, SKY_SCRIPTS)

/** True for the address of the script that computes tonight's moon. It loads after the page. */
export const isMoonScript = (url: URL | string): boolean => isOneOf(url, MOON_SCRIPTS)
