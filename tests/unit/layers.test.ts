import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { type FileImport, importsBelow } from '../helpers/imports.ts'

const root = join(import.meta.dirname, '../..')

/** The files and folders of `src`, the highest layer first. Each may import from its own layer and from those below it. */
const LAYERS: readonly (readonly string[])[] = [
  ['App.tsx', 'main.tsx', 'prerender.tsx', 'boot.ts', 'virtual.d.ts'],
  ['pages', 'routes.ts'],
  ['sections', 'editor', 'panel'],
  ['ui', 'scene', 'templates', 'head'],
  ['site'],
  ['content'],
  ['addresses'],
  ['constants', 'lib', 'styles'],
]
/** Programs that make the site, and are no part of it: they may import from everywhere, and no layer imports them. */
const PROGRAMS = ['src/build', 'src/tools', 'tests']

const imports = importsBelow(root, 'src')

/** The index in `LAYERS`, 0 for the highest; -1 for a file in no layer. */
const layerOf = (path: string) => LAYERS.findIndex((names) => names.includes(path.split('/')[1] ?? ''))
const nameOf = (layer: number) => `the layer ‘${LAYERS[layer]?.join(', ')}’`
/** The owner's files take their types from the modules that read them. */
const isOwners = (path: string) => path.startsWith('src/content/')
const isProgram = (path: string) => PROGRAMS.some((folder) => path.startsWith(`${folder}/`))

/** Why an import breaks the order, as a sentence; undefined for an import that goes down. */
function broken({ from, to, written, kind }: FileImport): string | undefined {
  const [layer, imported] = [layerOf(from), layerOf(to)]
  if (isProgram(from)) return undefined
  if (isProgram(to))
    return `${from} imports ${written}, but the site imports nothing from ${PROGRAMS.join(', ')}.`
  if (imported >= layer || imported === -1) return undefined
  // `src/site/schema.ts` collects the types of the owner's files for them.
  const isForOwners = isOwners(from) || from === 'src/site/schema.ts'
  if (isForOwners && kind === 'type') return undefined
  if (from.startsWith('src/content/templates/')) return undefined
  return `${from} imports ${written}, but ${nameOf(layer)} is below ${nameOf(imported)}.`
}

/** Each circle of modules that import values or types of each other, as a path of files that ends where it began. */
function circlesOf(all: readonly FileImport[]): string[] {
  const circles: string[] = []
  const visited = new Set<string>()
  const visit = (file: string, importers: readonly string[]) => {
    if (importers.includes(file))
      circles.push([...importers.slice(importers.indexOf(file)), file].join(' → '))
    if (visited.has(file)) return
    visited.add(file)
    for (const { from, to, kind } of all)
      if (from === file && kind !== 'lazy' && !isOwners(from)) visit(to, [...importers, file])
  }
  for (const { from } of all) visit(from, [])
  return circles
}

it('has a layer for each file and folder of the source', () => {
  const entries = readdirSync(join(root, 'src')).map((name) => `src/${name}`)
  expect(entries.filter((path) => layerOf(path) === -1 && !isProgram(`${path}/`))).toEqual([])
})

it('imports only from the same layer or from lower ones', () => {
  expect(imports.map(broken).filter((sentence) => sentence !== undefined)).toEqual([])
})

it('has no modules that import values or types of each other in a circle', () => {
  expect(circlesOf(imports)).toEqual([])
})

it('keeps the fields of a page apart from the form, the checks and all texts', () => {
  const folder = 'src/templates/engine/fields/'
  const others = imports.filter(({ from, to }) => from.startsWith(folder) && !to.startsWith(folder))
  expect([...new Set(others.map(({ to }) => to))].sort()).toEqual([
    'src/addresses/networks.ts',
    'src/lib/zod.ts',
    'src/templates/engine/data/siteLimits.ts',
    'src/templates/templateList.ts',
  ])
})

it('renders a page without the texts of the editor', () => {
  const renders = /^src\/templates\/engine\/(blocks|fields|kit|markup|render|styles)\//
  const importers = imports.filter(({ to }) => to === 'src/site/editorText.ts').map(({ from }) => from)
  expect(importers.filter((file) => renders.test(file))).toEqual([])
})
