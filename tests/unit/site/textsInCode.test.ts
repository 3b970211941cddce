import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { describe, expect, it } from 'vitest'
import { routes } from '../../../src/routes.ts'
import { isOwnersPage, pageFile } from '../../helpers/ownersPages.ts'

const root = join(import.meta.dirname, '../../..')
/** Folders in `src` whose components visitors or owners see. */
const FOLDERS = ['editor', 'pages', 'tuning', 'ui'] as const
/** Attributes of elements and props of components whose text a visitor reads or hears. */
const TEXT_ATTRIBUTES = [
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

/** Calls `visit` for each node of a file's syntax tree. */
function visitNodes(file: string, visit: (node: Node) => void): void {
  const walk = (node: Node) => {
    visit(node)
    for (const child of Object.values(node).flat())
      if (typeof child === 'object' && child !== null && 'type' in child) walk(child as Node)
  }
  walk(parseSync(file, readFileSync(file, 'utf8')).program)
}

/** The texts in the markup of a component: its children, and its visible or announced attributes. */
function textsIn(file: string): string[] {
  const literals: unknown[] = []
  visitNodes(file, (node) => {
    if (node.type === 'JSXText') literals.push(node.value)
    if (node.type === 'JSXAttribute' && TEXT_ATTRIBUTES.includes(String(node.name?.name))) {
      const { type, value } = (node.value ?? {}) as Node
      if (type === 'Literal') literals.push(value)
    }
  })
  // A single word without capitals is an identifier, as in `name="email"`, not a text.
  return literals.map(String).filter((text) => /\p{L}/u.test(text) && !/^[a-z]+$/.test(text.trim()))
}

/** A file's strings and template parts in which a lower-case word follows a capitalised one, as in “Saved to”. */
function sentencesIn(file: string): string[] {
  const literals: unknown[] = []
  visitNodes(file, ({ type, value }) => {
    if (type === 'Literal') literals.push(value)
    if (type === 'TemplateElement') literals.push((value as { readonly cooked: string }).cooked)
  })
  return literals.filter(
    (text): text is string => typeof text === 'string' && /\p{Lu}\p{Ll}* \p{Ll}/u.test(text),
  )
}

describe('The texts of the site', () => {
  it.each(FOLDERS)('are in the lists of texts, not in src/%s', (name) => {
    const folder = join(root, 'src', name)
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
      // Without the pages that an owner has added, because they contain the owner's own text.
      (file) => file.endsWith('.tsx') && !ownersPages.has(file),
    )
    expect(files.length).toBeGreaterThan(0)
    const texts = files.flatMap((file) =>
      textsIn(join(folder, file)).map((text) => `${file}: ${text.trim()}`),
    )
    expect(texts).toEqual([])
  })

  it('are in the list of the panel, not in its functions', () => {
    const folder = join(root, 'src/tuning')
    const files = readdirSync(folder).filter((file) => /\.tsx?$/.test(file))
    const texts = files.flatMap((file) => sentencesIn(join(folder, file)).map((text) => `${file}: ${text}`))
    expect(texts).toEqual([])
  })

  it('finds a sentence in a message when there is one', () => {
    expect(sentencesIn(join(root, 'src/editor/drafts/transact.ts'))).toContain(
      'The database of drafts does not answer.',
    )
  })
})
