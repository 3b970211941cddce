import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { describe, expect, it } from 'vitest'
import { routes } from '../../../src/routes.ts'
import { isOwnersPage, pageFile } from '../../helpers/ownersPages.ts'

const root = join(import.meta.dirname, '../../..')
/** Folders whose components visitors see. The owner's panel, `src/tuning`, speaks English. */
const FOLDERS = ['editor', 'pages', 'ui'] as const
/** Attributes and properties whose text a visitor reads or hears. */
const WORD_ATTRIBUTES = [
  'alt',
  'aria-label',
  'hint',
  'label',
  'legend',
  'name',
  'placeholder',
  'title',
  'words',
]

const ownersPages = new Set(routes.filter(isOwnersPage).map(pageFile))

interface Node {
  readonly type: string
  readonly value?: unknown
  readonly name?: { readonly name?: unknown }
}

/** The words that stand in the markup of a component: its texts, and its attributes that are shown or read out. */
function wordsIn(file: string): string[] {
  const found: unknown[] = []
  const visit = (node: Node) => {
    if (node.type === 'JSXText') found.push(node.value)
    if (node.type === 'JSXAttribute' && WORD_ATTRIBUTES.includes(String(node.name?.name))) {
      const { type, value } = (node.value ?? {}) as Node
      if (type === 'Literal') found.push(value)
    }
    for (const child of Object.values(node).flat())
      if (typeof child === 'object' && child !== null && 'type' in child) visit(child as Node)
  }
  visit(parseSync(file, readFileSync(file, 'utf8')).program as unknown as Node)
  // A single word without capitals is an identifier, as in `name="email"`, and no text.
  return found.map(String).filter((text) => /\p{L}/u.test(text) && !/^[a-z]+$/.test(text.trim()))
}

describe('The words of the site', () => {
  it.each(FOLDERS)('stand in its lists, and not in src/%s', (room) => {
    const folder = join(root, 'src', room)
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
      // A page that an owner has added says what its owner wants, in their own language.
      (file) => file.endsWith('.tsx') && !ownersPages.has(file),
    )
    expect(files.length).toBeGreaterThan(0)
    const found = files.flatMap((file) =>
      wordsIn(join(folder, file)).map((text) => `${file}: ${text.trim()}`),
    )
    expect(found).toEqual([])
  })
})
