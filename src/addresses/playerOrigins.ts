import { fileOrigins } from './sharedFile.ts'

interface Player {
  readonly kind: string
  /** A path of this site, or a full address. */
  readonly src: string
}

/** The other origins from which players load: those in frames, and those of audio and video files. */
export function playerOrigins(players: readonly Player[]) {
  const originsOf = (...kinds: readonly string[]) =>
    players
      .filter(({ kind, src }) => kinds.includes(kind) && !src.startsWith('/'))
      .flatMap(({ src }) => fileOrigins(src))
  return { players: originsOf('frame'), media: originsOf('audio', 'file') }
}
