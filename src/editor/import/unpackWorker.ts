import type { TemplateId } from '../../templates/siteData.ts'
import { type UnpackedSite, unpackSite } from '../../templates/unpackSite.ts'

/** The file that a worker is to unpack, and the template whose editor imports it. */
export interface UnpackRequest {
  readonly bytes: Uint8Array
  readonly template: TemplateId
}

/** What comes of it: the site, or one sentence that says why it is refused. */
export type Unpacked = UnpackedSite | { readonly refusal: string }

// A worker: it posts one answer for each file.
addEventListener('message', ({ data: { bytes, template } }: MessageEvent<UnpackRequest>) =>
  postMessage(unpackSite(bytes, template) satisfies Unpacked),
)
