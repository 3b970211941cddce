import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { syntaxMistake } from '../../../src/build/syntaxMistake.ts'

const root = join(import.meta.dirname, '../../..')
const folders = [
  'src/content',
  ...readdirSync(join(root, 'tests/sites')).map((site) => `tests/sites/${site}`),
]
const files = folders.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => `${folder}/${file}`),
)

describe('The search for syntax mistakes', () => {
  it.each(files)('finds no mistake in %s', (file) => {
    expect(syntaxMistake(readFileSync(join(root, file), 'utf8'))).toBeUndefined()
  })

  it('finds no mistake in comments, template literals, functions and escaped quotes', () => {
    const code = `// It's a note
import { mark } from './mark.ts' /* "one */
const texts = { one: 'It\\'s', two: \`a 'b' \${mark("c")}\`, three: mark('d') as string }
export const projects = [...['A', 'B'].map((name) => ({ name, url: '/' })), { name: 'C', url: true ? '/' : '/c' }] as const
export function urlOf({ name = 'A' }: { name?: string }) {
  const url = name; return url
}
`
    expect(syntaxMistake(code)).toBeUndefined()
  })
})
