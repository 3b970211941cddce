import { useEffect, useRef, useState } from 'react'
import { BASE } from '../lib/base.ts'
import { fill } from '../lib/fill.ts'
import type { TrackPlayer } from '../lib/trackPlayer.ts'
import { useHydrated } from '../lib/useHydrated.ts'
import { useScene } from '../scene/store.ts'
import type { Track } from '../site/schema.ts'
import { words } from '../site/wordsOf/home.ts'
import { ExternalLink } from './ExternalLink.tsx'
import styles from './MusicPlayer.module.css'

/** The one service whose player posts a message when it works; what others do cannot be told. */
const ANSWERS = 'Spotify'

interface PlayerProps {
  readonly track: Track
  readonly player: TrackPlayer
}

/** A track, played the way that its address allows; a link to it stands there in any case. */
export function MusicPlayer({ track, player }: PlayerProps) {
  if (player.service === ANSWERS) return <AnsweringPlayer track={track} player={player} />
  return (
    <div className={styles.box} data-kind={player.kind}>
      <TrackLink track={track} player={player} />
      {player.kind === 'frame' && <PlayerFrame track={track} player={player} />}
      {player.kind === 'audio' && (
        // biome-ignore lint/a11y/useMediaCaption: it is music, and its words are the owner's to give.
        <audio
          className={styles.audio}
          controls
          preload="none"
          src={player.src.startsWith('/') ? BASE + player.src.slice(1) : player.src}
          aria-label={playerName(track)}
        />
      )}
    </div>
  )
}

/** A player in a box that never shifts. Until the player shows itself, and where it cannot, a link stands there. */
function AnsweringPlayer({ track, player }: PlayerProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [playing, setPlaying] = useState(false)
  const hydrated = useHydrated()
  const { origin } = new URL(player.src)

  useEffect(() => {
    // A blocked frame fires `load` too; only a working player posts a message.
    const heard = (event: MessageEvent) => {
      if (event.origin === origin && event.source === frame.current?.contentWindow) setPlaying(true)
    }
    addEventListener('message', heard)
    return () => removeEventListener('message', heard)
  }, [origin])

  return (
    <div className={styles.box} data-playing={playing} data-tall={isTall(player) || undefined}>
      <TrackLink track={track} player={player} />
      <div className={styles.frame}>
        {/* An invisible player is no tab stop. Without a script it is always visible. */}
        <PlayerFrame
          track={track}
          player={player}
          frame={frame}
          tabIndex={hydrated && !playing ? -1 : undefined}
        />
      </div>
    </div>
  )
}

interface PlayerFrameProps extends PlayerProps {
  readonly frame?: React.Ref<HTMLIFrameElement>
  readonly tabIndex?: number | undefined
}

function PlayerFrame({ track, player, frame, tabIndex }: PlayerFrameProps) {
  const oneSongPx = useScene((state) => state.constants.player.heightPx)
  const { src, service, heightPx } = player
  return (
    <iframe
      ref={frame}
      src={src}
      title={playerName(track)}
      height={service === ANSWERS && !isTall(player) ? oneSongPx : (heightPx ?? undefined)}
      data-film={heightPx === null || undefined}
      loading="lazy"
      tabIndex={tabIndex}
      allow="autoplay; clipboard-write; encrypted-media; fullscreen; picture-in-picture"
    />
  )
}

/** Whether a player lists more than one song. */
function isTall({ heightPx }: TrackPlayer): boolean {
  return (heightPx ?? 0) > 200
}

function TrackLink({ track, player }: PlayerProps) {
  const { href, service, kind } = player
  return (
    <ExternalLink href={href} className={styles.link}>
      <span className={styles.title}>
        <bdi>{track.title}</bdi>
      </span>
      {track.artist && (
        <span className={styles.artist}>
          <bdi>{track.artist}</bdi>
        </span>
      )}
      <span className={styles.hint}>
        {kind === 'audio'
          ? words.music.file
          : fill(words.music.listen, { service: service ?? new URL(href).hostname })}
      </span>
    </ExternalLink>
  )
}

function playerName({ title, artist }: Track): string {
  return fill(words.music.player, { title: artist ? fill(words.music.by, { title, artist }) : title })
}
