import { slug } from '../../lib/slug.ts'

/** Ids of elements around the text. */
const RESERVED_IDS = ['content', 'root']
const DEEPEST = 6

/** The headings of one text: their ids, and whether their levels follow each other. */
export class HeadingIds {
  readonly ids: string[] = []
  #level = 1

  /** Makes an id from a heading's text, as in `opening-hours`. A second one with that text gets `opening-hours-2`. */
  idFor(heading: string): string {
    const base = slug(heading) || 'section'
    const isFree = (id: string) => !RESERVED_IDS.includes(id) && !this.ids.includes(id)
    let id = base
    for (let number = 2; !isFree(id); number++) id = `${base}-${number}`
    this.ids.push(id)
    return id
  }

  /** Checks the level of the next heading, [1, 6]. Returns a message, or undefined if the level is correct. */
  levelMistake(level: number): string | undefined {
    const deepest = Math.min(DEEPEST, this.#level + 1)
    this.#level = level
    if (level === 1) return 'has a heading with one #, which is the page’s title; write ## for a heading'
    if (level <= deepest) return undefined
    return `has a heading with ${'#'.repeat(level)} below one with fewer; write ${'#'.repeat(deepest)}`
  }
}
