import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createServer } from 'vite'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { contentFiles } from '../../../src/build/contentFolder.ts'
import { addPageOfYourOwn, codeBlocks, readGuide } from '../../helpers/guides.ts'
import { copyProject, leastContent } from '../../helpers/projectCopy.ts'

// Vite loads a whole site, and the machine may be busy.
vi.setConfig({ testTimeout: 60_000 })

const root = join(import.meta.dirname, '../../..')
const README = readGuide('README.md')

/** A copy of the project with the page of one's own, gone when the test is over. */
function copyWithPage(): string {
  const { folder, remove } = copyProject(leastContent)
  onTestFinished(remove)
  addPageOfYourOwn(folder)
  return folder
}

describe('The README', () => {
  it('shows a page of one’s own that has no type error', () => {
    const folder = copyWithPage()
    const compiler = join(root, 'node_modules/typescript/bin/tsc')
    const check = () =>
      execFileSync(process.execPath, [compiler], { cwd: folder, encoding: 'utf8', stdio: 'pipe' })
    expect(check).not.toThrow()
  })

  it('shows a page of one’s own that is prerendered with its heading', async () => {
    const server = await createServer({
      root: copyWithPage(),
      appType: 'custom',
      logLevel: 'error',
      optimizeDeps: { noDiscovery: true },
      server: { middlewareMode: true, watch: null, ws: false },
    })
    onTestFinished(() => server.close())
    const page = (await server.ssrLoadModule(
      '/src/prerender.tsx',
    )) as typeof import('../../../src/prerender.tsx')
    const route = page.prerendered.find(({ path }) => path === '/about')
    if (!route) throw new Error('There is no page at /about')
    expect(route).toMatchObject({ title: 'About · Ada', description: 'Who I am.' })
    expect(await page.renderPage(route)).toMatch(/<h1[^>]*>About<\/h1>/)
  })

  it('names scripts that the project has', () => {
    const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
    const named = [
      ...`${README}${codeBlocks(README, 'sh').join()}`.matchAll(/npm (?:run ([\w:-]+)|(start|test)\b)/g),
    ]
    expect(named.length).toBeGreaterThan(0)
    for (const [, run, short = ''] of named) expect(Object.keys(scripts)).toContain(run ?? short)
  })

  it('names files and folders that the project has', () => {
    const named = [...README.matchAll(/`((?:src|tests|\.github)\/[\w./-]*)`/g)].map(([, path = '']) => path)
    expect(named.length).toBeGreaterThan(0)
    // An owner may have taken the sky and the lists as they come, and deleted their files.
    const isOwners = (path: string) =>
      Object.hasOwn(contentFiles(root), path.replace('src/content', '#content'))
    expect(named.filter((path) => !existsSync(join(root, path)) && !isOwners(path))).toEqual([])
  })
})
