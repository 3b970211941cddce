import { type MouseEvent, useEffect, useMemo, useRef } from 'react'
import { useLocation } from 'wouter'
import { withBase } from '../lib/base.ts'
import { escapeHtml } from '../lib/escape.ts'
import type { ProsePicture, ProsePiece } from '../site/prose.ts'
import { langOf, text } from '../site/text.ts'
import { NEW_TAB_REL } from './ExternalLink.tsx'
import styles from './ProseText.module.css'
import { goToHash, hasModifier } from './SectionLink.tsx'
import { mediaBySystem, pictureAttributes, useAnimatedMedia } from './SitePicture.tsx'

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
  const tables = pieces.filter((piece) => typeof piece !== 'string' && piece.kind === 'table')
  return pieces
    .map((piece) => {
      if (typeof piece === 'string') return piece
      if (piece.kind === 'link') return linkTag(piece.href, isPage)
      if (piece.kind === 'picture') return pictureHtml(piece, piece === firstPicture)
      // Screen readers list the tables of a page by their names.
      const number = tables.length > 1 ? ` ${tables.indexOf(piece) + 1}` : ''
      const name = { 'aria-label': text.page.table + number, lang: langOf(text.page.table) }
      return (
        tag('section', { className: styles.wide, ...name, tabIndex: 0 }) + tag('table', { lang: langOf() })
      )
    })
    .join('')
}

/** As `SiteLink` does: a page of this site opens in the same tab, any other address in a new tab. */
function linkTag(href: string, isPage: IsPage): string {
  const isNewTab = !href.startsWith('#') && !isPage(href)
  return tag('a', { href: withBase(href), ...(isNewTab && { target: '_blank', rel: NEW_TAB_REL }) })
}

/** The markup of `SitePicture`. */
function pictureHtml(piece: ProsePicture, isEager: boolean): string {
  const { picture, animated, avif, image } = pictureAttributes({ picture: piece, slot: 'text', isEager })
  return [
    tag('picture', picture),
    animated && tag('source', { ...animated, media: mediaBySystem() }),
    avif && tag('source', avif),
    tag('img', { ...image, alt: piece.alt }),
    '</picture>',
  ].join('')
}

/** An opening tag. @param attributes by their names in React */
function tag(name: string, attributes: Readonly<Record<string, string | number | true | undefined>>): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => {
      const attribute = key === 'className' ? 'class' : key.toLowerCase()
      return ` ${attribute}="${escapeHtml(String(value))}"`
    })
  return `<${name}${written.join('')}>`
}
