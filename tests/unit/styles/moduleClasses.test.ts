import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, it } from 'vitest'

const source = join(import.meta.dirname, '../../../src')
const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
const read = (file: string) => readFileSync(join(source, file), 'utf8')
const components = files.filter((file) => file.endsWith('.tsx')).map(read)
const modules = files.filter((file) => file.endsWith('.module.css'))

/** The class names in the selectors of a CSS module, without global ones. */
function classesOf(css: string): ReadonlySet<string> {
  const local = css.replace(/\/\*[\s\S]*?\*\/|:global\([^)]*\)|url\([^)]*\)/g, '')
  return new Set([...local.matchAll(/\.([a-z]\w*)/gi)].map(([, name = '']) => name))
}

it.each(modules)('%s styles only classes that its components name', (file) => {
  const users = components.filter((code) => code.includes(`/${basename(file)}'`)).join('\n')
  // A class may also be chosen by its name, as in `styles[kind]`.
  const unused = [...classesOf(read(file))].filter(
    (name) => !new RegExp(`\\.${name}\\b|'${name}'|\\b${name}:`).test(users),
  )
  expect(unused).toEqual([])
})
