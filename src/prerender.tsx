import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { App } from './App.tsx'
import { cardRoutesOf } from './head/card/previewCard.ts'
import { moduleOf } from './pages/lazyPages.ts'
import { notFoundPages, routes } from './routes.ts'
import { socials } from './sections/socials/section.ts'
import type { Route } from './site/route.ts'

// The build imports these from the bundle of this file.
export { cardFonts } from './head/card/cardFonts.ts'
export { cardTextOf } from './head/card/drawCardText.tsx'
export { drawPreviewCard } from './head/card/drawPreviewCard.tsx'
export { previewCard } from './head/card/previewCard.ts'
export { iconFiles, MANIFEST_FILE } from './head/iconFiles.ts'
export { renderHead } from './head/renderHead.tsx'
export { siteFiles } from './head/siteFiles.ts'
export { structuredDataScript } from './head/structuredData.ts'
export { documentTag, notFoundPages, routes } from './routes.ts'
export { initialSceneState } from './scene/store.ts'
export { outsideHosts } from './sections/outsideHosts.ts'
export { fileOf, hasGate } from './site/route.ts'
export { palette } from './site/theme.ts'

export const prerenderedRoutes: readonly Route[] = [...routes, ...notFoundPages]
export const cardRoutes = cardRoutesOf(routes)
export const profiles = socials.map(({ url }) => url)

/** With smaller chunks, React hides the later parts of a long page until a script shows them. */
const WITHOUT_CHUNKS = { progressiveChunkSize: Number.POSITIVE_INFINITY }

export async function renderPage(route: Route): Promise<string> {
  const app = (
    <StrictMode>
      <App path={route.path} />
    </StrictMode>
  )
  const { prelude } = await prerender(app, WITHOUT_CHUNKS)
  return new Response(prelude).text()
}

/** The module of a page's component, as a key of the build's manifest. */
export function pageModule(route: Pick<Route, 'page'>): string {
  return moduleOf(route).replace('./', 'src/pages/')
}
