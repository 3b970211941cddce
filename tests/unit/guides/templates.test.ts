import { execFileSync } from 'node:child_process'
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { filesBelow } from '../../../src/build/files.ts'
import { importWithContent } from '../../../src/build/loadContent.ts'
import { templateFolders } from '../../../src/build/templateFolders.ts'
import { namedBlocks, readGuide } from '../../helpers/guides.ts'
import { copyProject, leastContent } from '../../helpers/projectCopy.ts'
import { htmlMistakes } from '../../helpers/validHtml.ts'

const guide = readGuide('src/templates/README.md')
/** The folder of the template that the guide's reader copies. */
const [, copiedTemplate = ''] = /copy `(tests\/templates\/\w+)`/.exec(guide) ?? []
const NAME = 'lantern'
const CARDS = `export const templates = [{ id: '${NAME}', kit: '${NAME}', title: 'Lantern', summary: 'A light.' }]\n`

const copy = copyProject({ ...leastContent, 'templates.ts': CARDS })
afterAll(() => copy.remove())
const folder = join(copy.folder, 'src/templates', NAME)

const blocks = namedBlocks(guide)

/** Follows the guide: copies a template, corrects its imports, and writes the blocks over its files. */
async function followTemplateGuide(): Promise<void> {
  cpSync(copiedTemplate, folder, { recursive: true })
  for (const [name, path] of await filesBelow(folder))
    if (name.endsWith('.ts')) {
      const code = readFileSync(path, 'utf8')
      writeFileSync(
        path,
        code.replaceAll('../../../src/templates/', '../').replaceAll('../../../src/', '../../'),
      )
    }
  for (const [file, code] of blocks) writeFileSync(join(folder, file), code)
}

it('A template that follows the guide compiles, and has a page in the shop, an editor and a whole example', async () => {
  await followTemplateGuide()
  // Proves that the guide's blocks were found.
  expect(blocks.size).toBeGreaterThan(6)
  const metas = templateFolders(copy.folder).map(({ meta }) => meta)
  expect(metas.map(({ id }) => id)).toContain(NAME)
  // A build stops when a card's photograph is missing.
  const previews = readdirSync(join(folder, 'shop')).filter((file) => file.startsWith('preview-'))
  expect(metas.find(({ id }) => id === NAME)?.shots.length).toBeLessThanOrEqual(previews.length)
  const settings = { extends: './tsconfig.json', include: [`src/templates/${NAME}`, 'src/**/*.d.ts'] }
  writeFileSync(join(copy.folder, 'tsconfig.template.json'), JSON.stringify(settings))
  const compiler = join(copy.folder, 'node_modules/typescript/bin/tsc')
  execFileSync(process.execPath, [compiler, '-p', 'tsconfig.template.json'], { cwd: copy.folder })

  const { routes } = await importWithContent<typeof import('../../../src/routes.ts')>(
    copy.folder,
    'src/routes.ts',
  )
  expect(routes.map(({ path }) => path)).toEqual(expect.arrayContaining([`/shop/${NAME}`, `/editor/${NAME}`]))
  const { exampleFiles } = await importWithContent<typeof import('../../../src/templates/exampleFiles.ts')>(
    copy.folder,
    'src/templates/exampleFiles.ts',
  )
  const page = exampleFiles.find(({ path }) => path === `examples/${NAME}/index.html`)
  const html = new TextDecoder().decode(page?.bytes)
  expect(html).toContain(`data-template="${NAME}"`)
  expect(html).toContain('class="lantern"')
  expect(await htmlMistakes(html)).toEqual([])
})
