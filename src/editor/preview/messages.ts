import type { LineChange } from './lineChanges.ts'

/** A font of the site, as the frame can load it. */
export interface PreviewFont {
  readonly family: string
  readonly weight: string
  readonly style: string
  /** The file as a data URL. */
  readonly url: string
}

/** What the preview is told: only what is new since the last time. */
export interface ShowMessage {
  readonly type: 'show'
  /** The page, `index.html`: what changed in it since the last time, at first in an empty text. */
  readonly html?: readonly LineChange[]
  /** `style.css` without its fonts. */
  readonly css?: string
  readonly fonts?: readonly PreviewFont[]
  /** Pictures by their path in the site. */
  readonly pictures?: ReadonlyMap<string, Uint8Array<ArrayBuffer>>
  /** What the template brings along, once: the address of its script, and its own pictures as data URLs. */
  readonly template?: {
    readonly script: string
    readonly pictures: readonly { readonly file: string; readonly url: string }[]
  }
}

/** What the preview says to the window around it, once. */
export interface ReadyMessage {
  readonly type: 'ready'
}

/**
 * The answer, with a port by which all else is told: a message between windows waits until the sender's own frame is
 * drawn, a port's does not.
 */
export interface ListenMessage {
  readonly type: 'listen'
}

/** What the preview says by the port, each time that it shows what it was told. */
export interface ShownMessage {
  readonly type: 'shown'
}
