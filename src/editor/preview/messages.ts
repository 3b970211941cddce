import type { FontFile, Kit } from '../../templates/kit.ts'
import type { Pictures } from '../../templates/siteData.ts'

export interface PreviewFont extends Omit<FontFile, 'file'> {
  readonly family: string
}

/** A message to the preview: the page's HTML, and the files that changed since the last message. */
export interface SiteMessage {
  readonly html: string
  readonly css?: string
  readonly fonts?: readonly PreviewFont[]
  /** All pictures of the visitor, by their path in the site. */
  readonly pictures?: Pictures
  /** The template's script with the one that hides links by their dates, and its own pictures as data URLs. Only in the first message. */
  readonly template?: Pick<Kit, 'script' | 'pictures'>
}

export interface PartMessage {
  /** The mark of its elements, as in `links.3`. */
  readonly part: string
}

/** The page was shown, it could not be shown, or the visitor pressed a part of it. */
export type PreviewAnswer = 'shown' | 'failed' | PartMessage

/** Posted by the frame once it has loaded, with a port for messages and answers. */
export const PREVIEW_READY = 'moongate:preview-ready'
