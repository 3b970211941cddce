import { slug } from '../../lib/slug.ts'

/** Ids of elements of every page. */
const PAGE_IDS = ['content', 'root']
const DEEPEST_LEVEL = 6

/** Gives ids to the headings of one text, and checks the order of their levels. */
export class HeadingIds {
  readonly ids: string[] = []
  /** The level of the last heading. The page's title has level 1. */
  #level = 1

  /** Makes an id from a heading's text, as in `opening-hours`. A second heading with this text gets `opening-hours-2`. */
  idFor(text: string): string {
    const base = slug(text) || 'section'
    const isFree = (id: string) => !PAGE_IDS.includes(id) && !this.ids.includes(id)
    let id = base
    for (let number = 2; !isFree(id); number++) id = `${base}-${number}`
    this.ids.push(id)
    return id
  }

  /** Checks the level of the next heading, [1, 6]. Returns a message, or undefined if the level is correct. */
  levelMistake(level: number): string | undefined {
    const deepestAllowed = Math.min(DEEPEST_LEVEL, this.#level + 1)
    this.#level = level
    if (level === 1) return 'has a heading with one #, which is the page’s title; write ## for a heading'
    if (level <= deepestAllowed) return undefined
    return `has a heading with ${'#'.repeat(level)} below one with fewer; write ${'#'.repeat(deepestAllowed)}`
  }
}
