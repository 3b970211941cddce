import type { Pictures } from '../../templates/engine/data/siteData.ts'
import type { FontFile, Kit } from '../../templates/engine/kit/kit.ts'

/** @property url its content as a data URL */
export interface PreviewFont extends Pick<FontFile, 'family' | 'weight' | 'range'> {
  readonly url: string
}

/** A message to the preview. An omitted property has not changed. */
export interface SiteMessage {
  readonly html: string
  readonly css?: string
  readonly fonts?: readonly PreviewFont[]
  readonly pictures?: Pictures
  /** Only in the first message. */
  readonly template?: Pick<Kit, 'script' | 'pictures'>
}

/** Asks the preview to show a part of the page, or reports a press on a part in the preview. */
export interface PartMessage {
  /** As in `links.3` (see `templates/engine/markup/partAttribute.ts`); '' beside all parts. */
  readonly part: string
}

/** A message from the preview: the page is shown, the page cannot be shown, or a part of the page was pressed. */
export type PreviewAnswer = 'shown' | 'failed' | PartMessage

/** The frame posts this once it has loaded, with a port for the messages. */
export const PREVIEW_READY = 'moongate:preview-ready'
