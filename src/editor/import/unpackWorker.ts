import { type UnpackedSite, unpackSite } from '../../templates/unpackSite.ts'

/** What comes of it: the site, or one sentence that says why it is refused. */
export type Unpacked = UnpackedSite | { readonly refusal: string }

// A worker: it posts one answer for each file, whose bytes it is sent.
addEventListener('message', ({ data }: MessageEvent<Uint8Array>) =>
  postMessage(unpackSite(data) satisfies Unpacked),
)
