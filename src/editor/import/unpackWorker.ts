import { type UnpackedSite, unpackSite } from '../../templates/unpackSite.ts'

export type Unpacked = UnpackedSite | { readonly refusal: string }

// The worker receives the bytes of a file, and posts one answer.
addEventListener('message', ({ data }: MessageEvent<Uint8Array>) =>
  postMessage(unpackSite(data) satisfies Unpacked),
)
