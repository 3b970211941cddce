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

/** Whether an address is that of the script of the live sky, with three.js in it. */
export const isSkyScript = (url: URL | string): boolean => isOneOf(url, SKY_SCRIPTS)

/** Whether an address is that of the script that computes tonight's moon once the page has loaded. */
export const isMoonScript = (url: URL | string): boolean => isOneOf(url, MOON_SCRIPTS)
