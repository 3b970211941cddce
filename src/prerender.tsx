import { StrictMode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { prerender } from 'react-dom/static'
import { App } from './App.tsx'
import { site } from './content/site.ts'
import { missing, type Route, routes } from './routes.ts'
import { constants } from './scene/constants.ts'
import { StillMoon } from './scene/StillMoon.tsx'
import { StillSky } from './scene/StillSky.tsx'
import { initialSceneState } from './scene/store.ts'

/** Every page that the build writes. */
export const printed: readonly Route[] = [...routes, ...Object.values(missing)]

/** The preview card's size in pixels, the one that social sites ask for, and its file. */
export const previewCard = { width: 1200, height: 630, file: 'preview.jpg' } as const

/** The page's words as HTML, as they stand before any script runs. */
export async function renderPage(route: Route): Promise<string> {
  const app = (
    <StrictMode>
      <App path={route.path} />
    </StrictMode>
  )
  const { prelude } = await prerender(app)
  return new Response(prelude).text()
}

/** The page's head: what it is called, and the card that is shown where it is shared. */
export function renderHead(route: Route): string {
  const address = new URL(route.path, site.url).href
  const picture = new URL(previewCard.file, site.url).href
  return renderToStaticMarkup(
    <>
      <title>{route.title}</title>
      <meta name="description" content={route.description} />
      <link rel="canonical" href={address} />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={route.title} />
      <meta property="og:description" content={route.description} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={picture} />
      <meta property="og:image:width" content={String(previewCard.width)} />
      <meta property="og:image:height" content={String(previewCard.height)} />
      <meta name="twitter:card" content="summary_large_image" />
    </>,
  )
}

/** The preview card: the owner's own sky, drawn by the same functions as everywhere. @param moonUrl the moon's picture */
export function renderPreviewCard(moonUrl: string): string {
  const { width, height } = previewCard
  const moon = height * 1.55
  const { seed, moonPhase } = initialSceneState
  return renderToStaticMarkup(
    <svg aria-hidden="true" xmlns="http://www.w3.org/2000/svg" width={width} height={height}>
      <defs>
        <linearGradient id="ground" x2="0" y2="1">
          <stop stopColor="#05060d" />
          <stop offset="1" stopColor="#0d1024" />
        </linearGradient>
      </defs>
      <rect width={width} height={height} fill="url(#ground)" />
      <StillSky seed={seed} view="home" constants={constants} timeS={0} />
      <svg
        aria-hidden="true"
        x={width * 0.68 - moon / 2}
        y={height / 2 - moon / 2}
        width={moon}
        height={moon}
      >
        <StillMoon phase={moonPhase} surfaceUrl={moonUrl} />
      </svg>
    </svg>,
  )
}
