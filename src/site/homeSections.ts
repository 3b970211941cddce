import type english from './english.json'

export interface HomeSection {
  readonly id: string
  readonly emoji: string
  /** The keys of the default texts: the name in the navbar, the heading, and the first paragraph. */
  readonly name: keyof typeof english.sections
  readonly title: keyof typeof english.sections
  readonly text?: keyof typeof english.sections
  /** The list that the section shows. An empty list hides the section. Null: a section without a list. */
  readonly needs: string | null
}

/** The sections of the home page in their default order. */
export const HOME_SECTIONS = [
  { id: 'socials', emoji: '💬', name: 'socials', title: 'socialsTitle', needs: 'socials' },
  { id: 'shop', emoji: '🛍️', name: 'shop', title: 'shopTitle', text: 'shopText', needs: 'templates' },
  { id: 'projects', emoji: '✨', name: 'projects', title: 'projectsTitle', needs: 'projects' },
  { id: 'media', emoji: '🖼️', name: 'media', title: 'mediaTitle', text: 'mediaText', needs: 'galleries' },
  { id: 'events', emoji: '📅', name: 'events', title: 'eventsTitle', needs: 'events' },
  { id: 'videos', emoji: '🎬', name: 'videos', title: 'videosTitle', needs: 'videos' },
  { id: 'message', emoji: '💌', name: 'message', title: 'messageTitle', needs: null },
  { id: 'music', emoji: '🎧', name: 'music', title: 'musicTitle', needs: 'tracks' },
] as const satisfies readonly HomeSection[]

export type SectionId = (typeof HOME_SECTIONS)[number]['id']

type NeededList = NonNullable<(typeof HOME_SECTIONS)[number]['needs']>
export type ContentLists = Readonly<Record<NeededList, readonly unknown[]>>

/** For each section: true if it has content, or needs none. */
export function filledSections(lists: ContentLists): Readonly<Record<SectionId, boolean>> {
  const entries = HOME_SECTIONS.map(({ id, needs }) => [id, needs === null || lists[needs].length > 0])
  return Object.fromEntries(entries)
}
