import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { aliases } from '../../src/build/contentFolder.ts'

const root = join(import.meta.dirname, '../..')

/**
 * Resolves imports of content in Playwright's tests to the same files as in the build. The templates come from
 * the disk, because only Vite has `import.meta.glob`.
 *
 * @returns the path of a TypeScript configuration, for the option `tsconfig`
 */
export function contentTsconfig(): string {
  const folder = join(root, 'node_modules/.cache/moongate-tests')
  const file = join(folder, `tsconfig-${process.pid}.json`)
  const files = { ...aliases(root), '#templateList': join(root, 'src/build/templateFolders.ts') }
  const paths = Object.fromEntries(Object.entries(files).map(([name, path]) => [name, [path]]))
  mkdirSync(folder, { recursive: true })
  writeFileSync(file, JSON.stringify({ compilerOptions: { jsx: 'react-jsx', paths } }))
  process.once('exit', () => rmSync(file, { force: true }))
  return file
}
