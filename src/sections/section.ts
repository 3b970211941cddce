/**
 * What `src/sections/<name>/section.ts` exports as `section`: a row for the home page and the navbar. The component is in
 * the same folder, as in `EventsSection.tsx`, and takes `SectionProps`.
 *
 * Two more exports are optional: `namedPictures()` returns the pictures that the section's list names, and `hosts()` the
 * other origins that the section contacts.
 */
export interface SectionRow {
  /** The name of the section's folder, and its address, as in `/#music`. */
  readonly id: string
  readonly emoji: string
  /** The position of the section where the owner lists none, ascending. */
  readonly order: number
  /** The name in the navbar. */
  readonly name: string
  readonly title: string
  /** The first paragraph. Default: the section has none, and the owner cannot give it one. */
  readonly text?: string
  /** True hides the section, because there is nothing to show. Default: false. */
  readonly isEmpty?: boolean
  /** The owner's file that only this section shows, without `.ts`. The build warns if such a file is not shown. */
  readonly list?: string
}

export interface SectionProps {
  /** The first paragraph, if the section has one. */
  readonly lead: string | undefined
  /** True for an address of this site, whose links open in the same tab. */
  readonly isPage: (url: string) => boolean
}

/** The other origins that the site contacts, for the content security policy. A form of Netlify counts as `'self'`. */
export type OutsideHosts = Readonly<Record<'players' | 'media' | 'forms', readonly string[]>>
export type SectionHosts = Partial<OutsideHosts>
