import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readGuide } from '../../helpers/guides.ts'

const source = join(import.meta.dirname, '../../../src')
/** Matches the path of an imported file, as in `from '../lib/fill.ts'` or `import('./Share.tsx')`. */
const IMPORTED = /(?:from|import\()\s*'(\.{1,2}\/[^']+)'/g

/** The rows of `src` in the README's table of folders, without `build/` and `tools/`, the highest first. Each lists its entries. */
const rows = readGuide('README.md')
  .split('\n')
  .filter((line) => /^\| `src\//.test(line) && !/^\| `src\/(build|tools)\/`/.test(line))
  .map((line) => [...(line.split('|')[1] ?? '').matchAll(/`(?:src\/)?([\w.]+)\/?`/g)].map(([, name]) => name))

/** The row of a file, 0 for the highest; -1 for a file of no row. @param path below `src` */
const rowOf = (path: string) => rows.findIndex((names) => names.includes(path.split('/')[0]))

/** The imports of a row from rows above it, as in `scene/a.ts: ui/b.ts`. */
const upwardImports = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && rowOf(file) >= 0)
  .flatMap((file) => {
    const imported = [...readFileSync(join(source, file), 'utf8').matchAll(IMPORTED)]
    return imported
      .map(([, path = '']) => relative(source, resolve(source, dirname(file), path)))
      .filter((path) => rowOf(path) >= 0 && rowOf(path) < rowOf(file))
      .map((path) => `${file}: ${path}`)
  })

describe('The folders in the README', () => {
  it('include every folder of the source', () => {
    const named = ['build', 'tools', ...rows.flat()]
    const folders = readdirSync(source, { withFileTypes: true }).filter((entry) => entry.isDirectory())
    expect(folders.map(({ name }) => name).filter((name) => !named.includes(name))).toEqual([])
  })

  it('import only from their own row or from rows below it, except the owner’s content', () => {
    expect(upwardImports.filter((line) => !line.startsWith('content/'))).toEqual([])
  })
})
