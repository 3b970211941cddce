import { cpSync, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, it, vi } from 'vitest'
import { loadKit } from '../../../src/templates/engine/kit/kits.ts'
import { copyTemplate, displayName, SMALLEST_TEMPLATE } from '../../../src/tools/newTemplate/copyTemplate.ts'
import { fontMeasures } from '../../../src/tools/newTemplate/measureFonts.ts'
import { copyProject, leastContent } from '../../helpers/projectCopy.ts'
import { serveModules } from '../../helpers/serveModules.ts'

type Kits = typeof import('../../../src/templates/engine/kit/kits.ts')
type Samples = typeof import('../../../src/templates/engine/sample/samples.ts')

const project = copyProject(leastContent)
afterAll(() => {
  project.remove()
  vi.unstubAllEnvs()
})

it('makes a template that the site finds by its folder alone, with an example', async () => {
  const { folder } = project
  vi.stubEnv('MOONGATE_CONTENT', 'src/content')
  cpSync(SMALLEST_TEMPLATE, join(folder, SMALLEST_TEMPLATE), { recursive: true })
  await copyTemplate(folder, 'paperLantern')
  const server = await serveModules(folder)
  const { loadKit } = await server.load<Kits>('/src/templates/engine/kit/kits.ts')
  const kit = await loadKit('paperLantern')
  expect(kit).toMatchObject({ id: 'paperLantern', name: 'Paper Lantern', effectName: expect.any(String) })
  const { loadSample } = await server.load<Samples>('/src/templates/engine/sample/samples.ts')
  expect((await loadSample('paperLantern')).data.template).toBe('paperLantern')
  await server.close()
  expect(readFileSync(join(folder, 'src/templates/paperLantern/shades.ts'), 'utf8')).toContain(
    "from '../engine/data/siteData.ts'",
  )
})

it('does not overwrite a template', async () => {
  await expect(copyTemplate(project.folder, 'bloodMoon')).rejects.toThrow('exists')
  expect(existsSync(join(project.folder, 'src/templates/bloodMoon/skyline.svg'))).toBe(true)
})

it('names a template after its folder', () => {
  expect(displayName('lantern')).toBe('Lantern')
  expect(displayName('paperLantern2')).toBe('Paper Lantern 2')
})

it('measures the fonts of a template as its author writes them, but not its system fonts', async () => {
  expect(await fontMeasures(await loadKit('daylight'))).toEqual([
    'Spectral: measure: { width: 1.109, ascent: 1.059, descent: 0.463 },',
  ])
})
