import { useEffect, useRef, useState } from 'react'
import { FRAME_PERMISSIONS } from '../../addresses/players.ts'
import { readableHost } from '../../addresses/readableAddress.ts'
import type { TrackPlayer } from '../../addresses/trackPlayer.ts'
import { withBase } from '../../lib/base.ts'
import { fill } from '../../lib/fill.ts'
import { useNear } from '../../lib/useNear.ts'
import { useScene } from '../../scene/store.ts'
import type { Track } from '../../site/schema.ts'
import { langOf, textsOf } from '../../site/text.ts'
import { ExternalLink } from '../../ui/ExternalLink.tsx'
import { PhaseIcon } from '../../ui/icons.tsx'
import { OwnerText } from '../../ui/OwnerText.tsx'
import { SiteText } from '../../ui/SiteText.tsx'
import styles from './MusicPlayer.module.css'
import words from './words.json' with { type: 'json' }

const { music: text } = textsOf(words)

/** The only service whose player posts a message when it works. */
const MESSAGING_SERVICE = 'Spotify'

/** Distance to the window at which a player loads, CSS px. Browsers alone would load it at up to 2,500 CSS px. */
const NEAR_PX = 200

/** A player for one song has at most this height, CSS px. A higher one shows a list of songs. */
const ONE_SONG_MAX_PX = 200

interface PlayerProps {
  readonly track: Track
  readonly player: TrackPlayer
  /** The phase of the moon beside the title, [0, 1): 0 new, 0.5 full. */
  readonly phase: number
}

/** A track: a link, and a player, if any. Spotify's is invisible until it posts a message; then it covers the link. */
export function MusicPlayer({ track, player, phase }: PlayerProps) {
  const box = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const [hasPosted, setHasPosted] = useState(false)
  const [hasLoaded, setHasLoaded] = useState(false)
  const [isPlaying, setPlaying] = useState(false)
  const isNear = useNear(box, NEAR_PX)
  const oneSongPx = useScene((state) => state.constants.player.heightPx)
  const { kind, service, src, heightPx } = player
  const postsMessage = service === MESSAGING_SERVICE
  const listsSongs = (heightPx ?? 0) > ONE_SONG_MAX_PX
  // An invisible player must not be a tab stop. A loading player would lose the focus when it has loaded.
  const isTabStop = postsMessage ? hasPosted : hasLoaded

  useEffect(() => {
    if (!postsMessage) return
    const { origin } = new URL(src)
    // A blocked frame fires `load` too; only a working player posts a message.
    const receive = (event: MessageEvent) => {
      if (event.origin === origin && event.source === frame.current?.contentWindow) setHasPosted(true)
    }
    addEventListener('message', receive)
    return () => removeEventListener('message', receive)
  }, [postsMessage, src])

  const frameProps = {
    title: playerName(track),
    lang: langOf(text.player),
    height: postsMessage && !listsSongs ? oneSongPx : (heightPx ?? undefined),
    // A frame without a height has the aspect ratio 16:9.
    'data-film': heightPx === null || undefined,
    allow: FRAME_PERMISSIONS,
  } as const
  const embed = kind === 'frame' && (
    <>
      <iframe
        {...frameProps}
        ref={frame}
        // Without an address the frame makes no request, and still reserves the player's space.
        src={isNear ? src : undefined}
        loading="lazy"
        // An empty frame also fires `load`.
        onLoad={() => setHasLoaded(isNear)}
        tabIndex={isTabStop ? undefined : -1}
      />
      <noscript>
        <iframe {...frameProps} src={src} loading="lazy" />
      </noscript>
    </>
  )
  const stateAttributes = postsMessage
    ? { 'data-ready': hasPosted, 'data-tall': listsSongs || undefined }
    : { 'data-kind': kind }
  return (
    <div ref={box} className={styles.box} data-playing={isPlaying || undefined} {...stateAttributes}>
      <TrackLink track={track} player={player} phase={phase} />
      {postsMessage ? <div className={styles.frame}>{embed}</div> : embed}
      {kind === 'audio' && (
        // biome-ignore lint/a11y/useMediaCaption: it is music, and owners may have no lyrics.
        <audio
          className={styles.audio}
          controls
          preload="none"
          src={withBase(src)}
          aria-label={playerName(track)}
          lang={langOf(text.player)}
          onPlay={() => setPlaying(true)}
          onPause={() => setPlaying(false)}
        />
      )}
    </div>
  )
}

function TrackLink({ track, player, phase }: PlayerProps) {
  const { href, service, kind } = player
  return (
    <ExternalLink href={href} className={styles.link}>
      <span className={styles.moon}>
        <PhaseIcon phase={phase} />
      </span>
      <span className={styles.title}>
        <OwnerText>{track.title}</OwnerText>
      </span>
      {track.artist && (
        <span className={styles.artist}>
          <OwnerText>{track.artist}</OwnerText>
        </span>
      )}
      <span className={styles.hint}>
        <SiteText values={{ service: service ?? readableHost(href) }}>
          {kind === 'audio' ? text.file : text.listen}
        </SiteText>
      </span>
    </ExternalLink>
  )
}

function playerName({ title, artist }: Track): string {
  return fill(text.player, { title: artist ? fill(text.by, { title, artist }) : title })
}
