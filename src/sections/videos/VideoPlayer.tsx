import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { FRAME_PERMISSIONS } from '../../addresses/players.ts'
import { withBase } from '../../lib/base.ts'
import type { Video } from '../../site/schema.ts'
import { site } from '../../site/site.ts'
import { textsOf } from '../../site/text.ts'
import { ExternalLink } from '../../ui/ExternalLink.tsx'
import { OwnerText } from '../../ui/OwnerText.tsx'
import { hasModifier } from '../../ui/SectionLink.tsx'
import { SitePicture } from '../../ui/SitePicture.tsx'
import { SiteText } from '../../ui/SiteText.tsx'
import hidden from '../../ui/visuallyHidden.module.css'
import styles from './VideoPlayer.module.css'
import type { VideoSource } from './videoSource.ts'
import words from './words.json' with { type: 'json' }

const { video: text } = textsOf(words)

interface VideoProps {
  readonly video: Video
  readonly player: VideoSource
}

/** The owner's poster, if any, and a play button. The video loads after a press. Without a script they are a link. */
export function VideoPlayer({ video, player }: VideoProps) {
  const { title, poster } = video
  const { href, service } = player
  const [isPlaying, setPlaying] = useState(false)
  const play = (event: MouseEvent<HTMLAnchorElement>) => {
    if (hasModifier(event)) return
    event.preventDefault()
    setPlaying(true)
  }
  return (
    <figure className={styles.video} data-video="">
      <div className={styles.stage}>
        {isPlaying ? (
          <Player video={video} player={player} />
        ) : (
          <ExternalLink href={href} className={styles.poster} onClick={play}>
            {poster && <SitePicture picture={{ src: poster, alt: '' }} slot="poster" />}
            <svg className={styles.play} viewBox="-12 -12 24 24" aria-hidden="true">
              <circle r="11" />
              <path d="M-3.4-5.6 6 0-3.4 5.6Z" />
            </svg>
            <span className={hidden.hidden}>
              <SiteText values={{ title }}>{text.play}</SiteText>
            </span>
          </ExternalLink>
        )}
      </div>
      <figcaption className={styles.caption}>
        <span className={styles.title}>
          <OwnerText>{title}</OwnerText>
        </span>
        {service && (
          <>
            <span className={styles.from}>
              <SiteText values={{ service }}>{text.from}</SiteText>
            </span>
            <ExternalLink href={href} className={styles.watch}>
              <SiteText values={{ service }}>{text.watch}</SiteText>
            </ExternalLink>
          </>
        )}
      </figcaption>
    </figure>
  )
}

function autoplayAddress(src: string): string {
  const url = new URL(src)
  url.searchParams.set('autoplay', '1')
  return url.href
}

/** The service's player, or the video itself. It takes the focus of the poster that it replaces. */
function Player({ video: { title, captions }, player: { kind, src } }: VideoProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const element = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    frame.current?.focus()
    element.current?.focus()
  }, [])
  if (kind === 'frame')
    return <iframe ref={frame} src={autoplayAddress(src)} title={title} allow={FRAME_PERMISSIONS} />
  return (
    // biome-ignore lint/a11y/useMediaCaption: the owner gives captions if people speak in the video.
    <video ref={element} src={withBase(src)} aria-label={title} controls autoPlay playsInline>
      {captions && (
        <track
          kind="captions"
          src={withBase(captions)}
          srcLang={site.language}
          label={text.captions}
          default
        />
      )}
    </video>
  )
}
