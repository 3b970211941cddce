import type english from './english.json'

type ContentList =
  | 'socials'
  | 'templates'
  | 'projects'
  | 'galleries'
  | 'events'
  | 'videos'
  | 'newsletter'
  | 'tracks'

/** A section of the home page. `pages/homeSections.tsx` has the component of each. */
interface HomeSection {
  /** The id of the section's element, as in `/#socials`. */
  readonly id: string
  /** Shown in the navbar. The owner may choose another one in `sections.ts`. */
  readonly emoji: string
  /** The keys of its default texts: its name in the navbar, its heading, and the text before its link. */
  readonly name: keyof typeof english.sections
  readonly title: keyof typeof english.sections
  readonly text?: keyof typeof english.sections
  /** The list that it shows. An empty list hides the section. Null for a section without a list. */
  readonly needs: ContentList | null
}

/** The sections of the home page in their default order. The schema, the default texts and the navbar use this table. */
export const HOME_SECTIONS = [
  { id: 'socials', emoji: '💬', name: 'socials', title: 'socialsTitle', needs: 'socials' },
  { id: 'shop', emoji: '🛍️', name: 'shop', title: 'shopTitle', text: 'shopText', needs: 'templates' },
  { id: 'projects', emoji: '✨', name: 'projects', title: 'projectsTitle', needs: 'projects' },
  { id: 'media', emoji: '🖼️', name: 'media', title: 'mediaTitle', text: 'mediaText', needs: 'galleries' },
  { id: 'events', emoji: '📅', name: 'events', title: 'eventsTitle', needs: 'events' },
  { id: 'videos', emoji: '🎬', name: 'videos', title: 'videosTitle', needs: 'videos' },
  { id: 'message', emoji: '💌', name: 'message', title: 'messageTitle', needs: null },
  {
    id: 'newsletter',
    emoji: '📮',
    name: 'newsletter',
    title: 'newsletterTitle',
    text: 'newsletterText',
    needs: 'newsletter',
  },
  { id: 'music', emoji: '🎧', name: 'music', title: 'musicTitle', needs: 'tracks' },
] as const satisfies readonly HomeSection[]

export type SectionId = (typeof HOME_SECTIONS)[number]['id']

export type ContentLists = Readonly<Record<ContentList, readonly unknown[]>>

/** For each section: true if it has content, so that it is shown. */
export function filledSections(lists: ContentLists): Readonly<Record<SectionId, boolean>> {
  const entries = HOME_SECTIONS.map(({ id, needs }) => [id, needs === null || lists[needs].length > 0])
  return Object.fromEntries(entries)
}
