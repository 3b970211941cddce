import { existsSync } from 'node:fs'
import { cp, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The smallest template. The tests use it as a template of an owner's own. */
export const SMALLEST_TEMPLATE = 'tests/sites/sample/templates/daylight'

/** A folder's name, which is also the template's id and a part of names of texts, as in `paperLantern`. */
export const TEMPLATE_NAME = /^[a-z][a-zA-Z0-9]*$/

/** Copies the smallest template to `src/templates/`. @throws if the folder exists */
export async function copyTemplate(root: string, name: string): Promise<void> {
  const folder = join(root, 'src/templates', name)
  if (existsSync(folder)) throw new Error(`${folder} exists.`)
  await cp(join(root, SMALLEST_TEMPLATE), folder, { recursive: true })
  for (const file of await readdir(folder)) {
    if (!file.endsWith('.ts')) continue
    const path = join(folder, file)
    await writeFile(path, withNearImports(await readFile(path, 'utf8')))
  }
  const metaFile = join(folder, 'meta.json')
  const meta = JSON.parse(await readFile(metaFile, 'utf8'))
  await writeFile(metaFile, `${JSON.stringify({ ...meta, id: name, name: displayName(name) }, null, 2)}\n`)
}

/** The imports of a template of this project: `../engine/` and `../../lib/`. */
function withNearImports(code: string): string {
  return code.replace(/'(?:\.\.\/)+src\/templates\//g, "'../").replace(/'(?:\.\.\/)+src\//g, "'../../")
}

/** The name for people: `Paper Lantern` for `paperLantern`. */
export function displayName(name: string): string {
  const words = name.replace(/[A-Z]|[0-9]+/g, ' $&')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
