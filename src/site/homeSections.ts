import type english from './english.json'

/** The owner's lists that a section can show. */
type ContentList = 'socials' | 'templates' | 'projects' | 'games' | 'tracks'

/** A section of the home page. `pages/homeSections.tsx` has the component of each. */
interface HomeSection {
  /** Also its address on the page, `/#socials`. */
  readonly id: string
  /** In the navbar, unless the owner chose another. */
  readonly emoji: string
  /** The keys of its default texts: its name in the navbar, its title, and the text before its link, if it has one. */
  readonly name: keyof typeof english.sections
  readonly title: keyof typeof english.sections
  readonly text?: keyof typeof english.sections
  /** The list that it shows: an empty one hides it. Null for a section that needs none. */
  readonly needs: ContentList | null
}

/**
 * The sections of the home page, in the order that they have unless the owner chose another. What the owner may list, the
 * texts that they may leave out, the navbar and the rule that an empty section is hidden follow from this.
 */
export const HOME_SECTIONS = [
  { id: 'socials', emoji: '💬', name: 'socials', title: 'socialsTitle', needs: 'socials' },
  { id: 'shop', emoji: '🛍️', name: 'shop', title: 'shopTitle', text: 'shopText', needs: 'templates' },
  { id: 'projects', emoji: '✨', name: 'projects', title: 'projectsTitle', needs: 'projects' },
  { id: 'media', emoji: '🖼️', name: 'media', title: 'mediaTitle', text: 'mediaText', needs: 'games' },
  { id: 'message', emoji: '💌', name: 'message', title: 'messageTitle', needs: null },
  { id: 'music', emoji: '🎧', name: 'music', title: 'musicTitle', needs: 'tracks' },
] as const satisfies readonly HomeSection[]

export type SectionId = (typeof HOME_SECTIONS)[number]['id']

/** The lists by which each section is shown or hidden. */
export type ContentLists = Readonly<Record<ContentList, readonly unknown[]>>

/** Says for each section if its list has content. */
export function filledSections(lists: ContentLists): Readonly<Record<SectionId, boolean>> {
  const entries = HOME_SECTIONS.map(({ id, needs }) => [id, needs === null || lists[needs].length > 0])
  return Object.fromEntries(entries)
}
