import type { FontFile, Kit } from '../../templates/kit.ts'
import type { Pictures } from '../../templates/siteData.ts'

/** A file of a font for the preview. @property family its `font-family` */
export interface PreviewFont extends Omit<FontFile, 'file'> {
  readonly family: string
}

/** A message to the preview: the HTML of the page, and the parts below that have changed since the last message. */
export interface SiteMessage {
  readonly html: string
  readonly css?: string
  readonly fonts?: readonly PreviewFont[]
  /** All pictures of the page, by their paths in the site. */
  readonly pictures?: Pictures
  /** Only in the first message. `script` also hides links by their dates. */
  readonly template?: Pick<Kit, 'script' | 'pictures'>
}

/** To the preview: show this part of the page. From the preview: this part was pressed. */
export interface PartMessage {
  /** As in `links.3` (see `templates/marks.ts`). */
  readonly part: string
}

/** A message from the preview: the page is shown, it cannot be shown, or a part of it was pressed. */
export type PreviewAnswer = 'shown' | 'failed' | PartMessage

/** The frame posts this once it has loaded, with a port for the messages. */
export const PREVIEW_READY = 'moongate:preview-ready'
