import { renderToStaticMarkup } from 'react-dom/server'
import { CARD_SIZE } from '../constants/pictureSlots.ts'
import { toHex } from '../lib/rgb.ts'
import { addressOf, type Route } from '../site/route.ts'
import { site } from '../site/site.ts'
import { palette } from '../site/theme.ts'
import { previewCard } from './card/previewCard.ts'

interface SharingProps {
  readonly route: Route
  readonly homeUrl: URL
  /** The published names of preview cards, by the files of `previewCard`. */
  readonly names: ReadonlyMap<string, string>
}

/** The metadata of a page, as HTML. Search engines must not index 404 pages. */
export function renderHead(route: Route, homeUrl: URL, names: SharingProps['names'] = new Map()): string {
  return renderToStaticMarkup(
    <>
      <title>{route.title}</title>
      <meta name="theme-color" content={toHex(palette.void)} />
      <meta name="description" content={route.description} />
      {route.isNotFound ? (
        <meta name="robots" content="noindex" />
      ) : (
        <SharingTags route={route} homeUrl={homeUrl} names={names} />
      )}
    </>,
  )
}

/** The tags for search engines, chats and social sites. */
function SharingTags({ route, homeUrl, names }: SharingProps) {
  const address = addressOf(route, homeUrl)
  const card = previewCard(route)
  const picture = new URL(names.get(card.file) ?? card.file, homeUrl).href
  return (
    <>
      <link rel="canonical" href={address} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:title" content={route.title} />
      <meta property="og:description" content={route.description} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={picture} />
      <meta property="og:image:type" content="image/jpeg" />
      <meta property="og:image:width" content={String(CARD_SIZE.width)} />
      <meta property="og:image:height" content={String(CARD_SIZE.height)} />
      <meta property="og:image:alt" content={card.alt} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={route.title} />
      <meta name="twitter:description" content={route.description} />
      <meta name="twitter:image" content={picture} />
      <meta name="twitter:image:alt" content={card.alt} />
    </>
  )
}
