import { useEffect, useRef, useState } from 'react'
import { useHydrated } from '../lib/useHydrated.ts'
import { useScene } from '../scene/store.ts'
import type { Track } from '../site/schema.ts'
import { ExternalLink } from './ExternalLink.tsx'
import styles from './MusicPlayer.module.css'

const PLAYER_ORIGIN = 'https://open.spotify.com'

/** A track's player in a box that never shifts. Until the player shows itself, and where it cannot, a link stands there. */
export function MusicPlayer({ track }: { track: Track }) {
  const frame = useRef<HTMLIFrameElement>(null)
  const heightPx = useScene((state) => state.constants.player.heightPx)
  const [playing, setPlaying] = useState(false)
  const hydrated = useHydrated()

  useEffect(() => {
    // A blocked frame fires `load` too; only a working player posts a message.
    const heard = (event: MessageEvent) => {
      if (event.origin === PLAYER_ORIGIN && event.source === frame.current?.contentWindow) setPlaying(true)
    }
    addEventListener('message', heard)
    return () => removeEventListener('message', heard)
  }, [])

  return (
    <div className={styles.box} data-playing={playing}>
      <ExternalLink href={`${PLAYER_ORIGIN}/track/${track.id}`} className={styles.link}>
        <span className={styles.title}>{track.title}</span>
        <span className={styles.composer}>{track.composer}</span>
        <span className={styles.hint}>Listen on Spotify</span>
      </ExternalLink>
      <div className={styles.frame}>
        <iframe
          ref={frame}
          src={`${PLAYER_ORIGIN}/embed/track/${track.id}`}
          title={`Player: ${track.title}, ${track.composer}`}
          height={heightPx}
          loading="lazy"
          // An invisible player is no tab stop. Without a script it is always visible.
          tabIndex={hydrated && !playing ? -1 : undefined}
          allow="autoplay; clipboard-write; encrypted-media; fullscreen; picture-in-picture"
        />
      </div>
    </div>
  )
}
