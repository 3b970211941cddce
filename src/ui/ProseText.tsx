import { type MouseEvent, useEffect, useMemo, useRef } from 'react'
import { useLocation } from 'wouter'
import { withBase } from '../lib/base.ts'
import type { ProsePicture, ProsePiece } from '../site/prose.ts'
import { text } from '../site/text.ts'
import { escapeHtml } from '../templates/engine/markup/escape.ts'
import { NEW_TAB_REL } from './ExternalLink.tsx'
import styles from './ProseText.module.css'
import { pictureFiles } from './pictureFiles.ts'
import { goToHash, hasModifier } from './SectionLink.tsx'
import pictureStyles from './SitePicture.module.css'
import { mediaBySystem, useAnimatedMedia } from './SitePicture.tsx'

/** True for the address of a page of this site. */
type IsPage = (url: string) => boolean

interface ProseTextProps {
  readonly prose: readonly ProsePiece[]
  readonly isPage: IsPage
}

/** A text that the owner wrote in Markdown. */
export function ProseText({ prose, isPage }: ProseTextProps) {
  // React writes the HTML again, with new elements, when this object is another one.
  const html = useMemo(() => ({ __html: proseHtml(prose, isPage) }), [prose, isPage])
  const container = useRef<HTMLDivElement>(null)
  const [, navigate] = useLocation()
  const animatedMedia = useAnimatedMedia()

  useEffect(() => {
    const animated = container.current?.querySelectorAll<HTMLSourceElement>('source[media]') ?? []
    for (const source of animated) source.media = animatedMedia
  }, [animatedMedia])

  /** Opens pages of the site without loading the document again, as the links of components do. */
  const followLink = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || link.target || hasModifier(event)) return
    event.preventDefault()
    const address = link.getAttribute('href') ?? ''
    if (address.startsWith('#')) goToHash(address)
    // The address has the site's base; `~` keeps the router from adding it.
    else navigate(`~${address}`)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only its links react, and keys press links too.
    // biome-ignore lint/a11y/useKeyWithClickEvents: the same.
    <div
      ref={container}
      className={styles.prose}
      onClick={followLink}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the build has checked the HTML.
      dangerouslySetInnerHTML={html}
    />
  )
}

/** The HTML of a text in Markdown. The build has checked its pieces. */
export function proseHtml(pieces: readonly ProsePiece[], isPage: IsPage): string {
  // The first picture may be visible at once, so it is fetched eagerly.
  const firstPicture = pieces.find((piece) => typeof piece !== 'string' && piece.kind === 'picture')
  return pieces
    .map((piece) => {
      if (typeof piece === 'string') return piece
      if (piece.kind === 'link') return linkTag(piece.href, isPage)
      if (piece.kind === 'picture') return pictureHtml(piece, piece === firstPicture)
      return `<section class="${styles.wide}" aria-label="${escapeHtml(text.page.table)}" tabindex="0">`
    })
    .join('')
}

/** As `SiteLink` does: a page of this site opens in the same tab, any other address in a new tab. */
function linkTag(href: string, isPage: IsPage): string {
  const newTab = href.startsWith('#') || isPage(href) ? '' : ` target="_blank" rel="${NEW_TAB_REL}"`
  return `<a href="${escapeHtml(withBase(href))}"${newTab}>`
}

/** The markup of `SitePicture`. */
function pictureHtml({ src, alt }: ProsePicture, isEager: boolean): string {
  const { sizes, animated, avif, url, width, height, pixelArt } = pictureFiles(src, 'text')
  const source = (type: string, srcset: string, media = '') =>
    srcset && `<source type="${type}" srcset="${srcset}" sizes="${sizes}"${media}>`
  return [
    `<picture class="${pictureStyles.picture}" data-picture="${escapeHtml(src)}"${pixelArt ? ' data-pixel-art="true"' : ''}>`,
    source('image/webp', animated, ` media="${mediaBySystem()}"`),
    source('image/avif', avif),
    `<img ${isEager ? 'loading="eager" fetchpriority="high"' : 'loading="lazy" decoding="async"'}`,
    ` src="${url}" alt="${escapeHtml(alt)}" width="${width}" height="${height}">`,
    '</picture>',
  ].join('')
}
