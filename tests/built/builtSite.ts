import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import type { Route } from '../../src/site/route.ts'
import { expectCurrentSites } from '../helpers/builtSources.ts'
import { builtFolder } from '../helpers/fixedSites.ts'
import { prerenderedRoutes, repeatsPage } from '../helpers/prerendered.ts'
import { published } from '../helpers/published.ts'
import { fileOf } from '../helpers/siteModules.ts'

const dist = builtFolder('sample')
expectCurrentSites()

/** One page of each kind, 404 pages included. Pages of one kind differ only in their content. */
export const pageKinds: readonly Route[] = prerenderedRoutes.filter((route) => !repeatsPage(route))

/** @param file its path below the built site */
export const readBytes = (file: string): Buffer => readFileSync(join(dist, file))

export const readText = (file: string): string => readBytes(file).toString()

export const readPage = (route: Route): string => readText(fileOf(route))

/** The paths of the files in a folder and below it; none if the site lacks the folder. @param folder its path below the built site */
export function filesIn(folder: string): string[] {
  if (!existsSync(join(dist, folder))) return []
  const paths = readdirSync(join(dist, folder), { recursive: true, encoding: 'utf8' })
  return paths.map((path) => `${folder}/${path.split(sep).join('/')}`).filter((path) => /\.\w+$/.test(path))
}

/**
 * The file that a static host sends for an address of the site; undefined if there is none.
 * @param address a path with the site's base, or a full published address
 */
export function fileAt(address: string): string | undefined {
  const { origin, pathname } = new URL(address, published)
  if (origin !== published.origin || !pathname.startsWith(published.pathname)) return undefined
  const path = decodeURIComponent(pathname.slice(published.pathname.length)).replace(/\/$/, '')
  const file = /\.\w+$/.test(path) ? path : join(path, 'index.html')
  return existsSync(join(dist, file)) ? file : undefined
}

/** The values of an attribute in HTML, entities decoded. */
export function attributes(html: string, name: string): string[] {
  return [...html.matchAll(new RegExp(` ${name}="([^"]*)"`, 'gi'))].map(([, value = '']) =>
    decodeEntities(value),
  )
}

export const decodeEntities = (text: string): string =>
  text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&lt;', '<').replaceAll('&amp;', '&')
