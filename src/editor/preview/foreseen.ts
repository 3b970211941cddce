import type { SiteData } from '../../templates/siteData.ts'
import type { EditedSite } from '../state/editorStore.ts'

/** What somebody is about to type into a field. */
interface Typing {
  /** The field's, in the data, as in `links.3.label`. */
  readonly path: string
  /** What the field holds now, and what it is about to hold. */
  readonly from: string
  readonly to: string
}

/** Anything made of text, lists and records, as a site's data is. */
type Tree = string | number | boolean | null | readonly Tree[] | { readonly [key: string]: Tree }

/**
 * The site as it is about to be.
 *
 * @returns null where the field does not hold the data word for word, as one for a colour may not
 */
export function foreseen(site: EditedSite, { path, from, to }: Typing): EditedSite | null {
  const data = path.startsWith('colours.')
    ? null
    : withWords(site.data as unknown as Tree, path.split('.'), from, to)
  return data === null ? null : { ...site, data: data as unknown as SiteData }
}

/** Whether two sites are the same in all that they say. What was not edited is the same object, which is quickly seen. */
export function isSameSite(one: EditedSite, other: EditedSite): boolean {
  return one.pictures === other.pictures && isSame(one.data as unknown as Tree, other.data as unknown as Tree)
}

function withWords(tree: Tree, path: readonly string[], from: string, to: string): Tree | null {
  const [key, ...rest] = path
  if (key === undefined) return tree === from ? to : null
  if (tree === null || typeof tree !== 'object' || !Object.hasOwn(tree, key)) return null
  const child = withWords((tree as { readonly [key: string]: Tree })[key] ?? null, rest, from, to)
  if (child === null) return null
  return Array.isArray(tree) ? tree.with(Number(key), child) : { ...tree, [key]: child }
}

function isSame(one: Tree, other: Tree): boolean {
  if (one === other) return true
  if (one === null || other === null || typeof one !== 'object' || typeof other !== 'object') return false
  const keys = Object.keys(one)
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && isSame((one as never)[key], (other as never)[key]))
  )
}
