import type { FontFile, Kit } from '../../templates/kit.ts'
import type { Pictures } from '../../templates/siteData.ts'

/** A font of the site, as the frame can load it. */
export interface PreviewFont extends Omit<FontFile, 'file'> {
  readonly family: string
}

/** A message from the editor to its preview: the page's HTML, and the files that changed since the last message. */
export interface SiteMessage {
  /** `index.html` */
  readonly html: string
  /** `style.css` without its fonts. */
  readonly css?: string
  /** The fonts that the style sheet names. */
  readonly fonts?: readonly PreviewFont[]
  /** All of the visitor's pictures, by their path in the site. */
  readonly pictures?: Pictures
  /** The template's script and its own pictures as data URLs, in the first message alone. */
  readonly template?: Pick<Kit, 'script' | 'pictures'>
}

/** A message that asks the preview to scroll to a part of the page. */
export interface PartMessage {
  /** The mark of the elements that show it, as in `links.3`. */
  readonly part: string
}

/** The frame's answer to each page. */
export type PreviewAnswer = 'shown' | 'failed'

/** Posted by the frame once it has loaded, with a port for the site's messages and an answer to each. */
export const PREVIEW_READY = 'moongate:preview-ready'
