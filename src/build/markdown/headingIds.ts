import { slug } from '../../lib/slug.ts'

/** Ids that every page has. */
const PAGE_IDS = ['content', 'root']
const DEEPEST_LEVEL = 6

/** Makes the ids of a text's headings, and checks the order of their levels. */
export class HeadingIds {
  readonly ids: string[] = []
  /** 1 is the page's title. */
  #lastLevel = 1

  /** Makes the id `opening-hours` for “Opening hours”, and `opening-hours-2` for a second such heading. */
  idFor(text: string): string {
    const base = slug(text) || 'section'
    const isFree = (id: string) => !PAGE_IDS.includes(id) && !this.ids.includes(id)
    let id = base
    for (let number = 2; !isFree(id); number++) id = `${base}-${number}`
    this.ids.push(id)
    return id
  }

  /** Checks the level of the next heading, [1, 6]. Undefined for a correct level. */
  levelMistake(level: number): string | undefined {
    const deepestAllowed = Math.min(DEEPEST_LEVEL, this.#lastLevel + 1)
    this.#lastLevel = level
    if (level === 1) return 'has a heading with one #, which is the page’s title; write ## for a heading'
    if (level <= deepestAllowed) return undefined
    return `has a heading with ${'#'.repeat(level)} below one with fewer; write ${'#'.repeat(deepestAllowed)}`
  }
}
