import { type UnpackedSite, unpackSite } from '../../templates/unpackSite.ts'

/** The site, or one sentence with the reason of a refusal. */
export type Unpacked = UnpackedSite | { readonly refusal: string }

// A worker: it posts one answer for each file, whose bytes it is sent.
addEventListener('message', ({ data }: MessageEvent<Uint8Array>) =>
  postMessage(unpackSite(data) satisfies Unpacked),
)
